import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, monthTest as test, type Product, storedEvents } from './product/test.ts'
import { openZip } from './report-files/open-files.ts'
import { signIn } from './steps/sign-in.ts'

/** A screen of the sample month. */
async function openScreen(page: Page, product: Product, path: string, more: string): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.waitForURL(/periodo=/)
  await page.goto(`/dashboard/${path}${new URL(page.url()).search}${more}`)
}

/** The zip of the page's or the chosen vouchers, and how many of them the menu says have such a file. */
async function downloadZip(page: Page, kind: 'Archivos XML' | 'Imágenes JPEG') {
  await page.getByRole('button', { name: 'Descarga masiva' }).first().click()
  const item = page.getByRole('menuitem', { name: new RegExp(`^${kind}`) })
  const count = Number((await item.textContent())?.replace(kind, ''))
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
  const done = page.getByRole('dialog', { name: 'Descarga completada' })
  await done.getByRole('button', { name: 'Entendido' }).click()
  return {
    name: download.suggestedFilename(),
    files: await openZip(await readFile(await download.path())),
    count,
  }
}

async function expectEvents(product: Product, entries: readonly string[]): Promise<void> {
  const told = async (): Promise<string[]> =>
    (await storedEvents(product)).map(({ eventType, description }) => `${eventType} ${description}`)
  await expect.poll(told).toEqual(expect.arrayContaining([...entries]))
}

test('files of validated purchases come in one zip, of the chosen ones or of the page, each told as a download', {
  tag: '@full',
}, async ({ page, product }) => {
  await openScreen(page, product, 'observaciones', '&lista=validados')
  const images = await downloadZip(page, 'Imágenes JPEG')
  expect(images.name).toBe('comprobantes en formato jpeg.zip')
  expect(images.files).toHaveLength(images.count)
  for (const { name, content } of images.files) {
    expect(name).toMatch(/^\d{11}-\d\d-\w{4}-\d+\.jpeg$/)
    expect(content.slice(0, 12), name).toContain('JFIF')
  }
  await page.getByRole('checkbox', { name: 'Seleccionar F001-101' }).check()
  await page.getByRole('checkbox', { name: 'Seleccionar FC01-8' }).check()
  const chosen = await downloadZip(page, 'Archivos XML')
  expect(chosen.name).toBe('comprobantes en formato xml.zip')
  expect(chosen.files.map(({ name }) => name).toSorted()).toEqual([
    '20990000027-01-F001-101.xml',
    '20990000027-07-FC01-8.xml',
  ])
  for (const [index, id] of ['F001-101', 'FC01-8'].entries()) {
    const file = chosen.files.toSorted((a, b) => a.name.localeCompare(b.name))[index]
    expect(file?.content).toContain(`<cbc:ID>${id}</cbc:ID>`)
  }
  await page.getByRole('button', { name: 'Ver la imagen de F001-101' }).click()
  await expect(page.getByRole('img', { name: 'Comprobante F001-101' })).toBeVisible()
  await expectEvents(product, [
    'download observaciones_masiva_jpeg',
    'download observaciones_masiva_xml',
    'preview observaciones_ver_comprobante',
  ])
})

test('the image of a sale is shown, told as a look at it', { tag: '@full' }, async ({ page, product }) => {
  await openScreen(page, product, 'comprobantes', '&operacion=ventas')
  await page.getByRole('button', { name: 'Ver la imagen de E001-1033' }).click()
  await expect(page.getByRole('img', { name: 'Comprobante E001-1033' })).toBeVisible()
  await expectEvents(product, ['preview comprobantes_venta_ver_comprobante'])
})
