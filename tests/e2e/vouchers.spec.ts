import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { onlyCompany, signedInClient, uploadAll } from './product/company-calls.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, type Product, readMonthTest, storedEvents } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por serie y número' })

/** The purchases of the sample month. */
async function openVouchers(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  // The tab reads what it has been shown before when it starts.
  await page.reload()
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
  await expect(page.getByText('1–12 de 12')).toBeVisible()
}

/** Chooses an option of the filter. */
async function filterBy(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const filter = page.getByRole('dialog', { name: 'Filtrar por' })
  await filter.getByText(field, { exact: true }).click()
  await filter.getByRole('radio', { name: option, exact: true }).check({ force: true })
  await filter.getByRole('button', { name: 'Aplicar filtro' }).click()
}

readMonthTest(
  'each field of the filter leaves its own vouchers and stands in the address',
  async ({ page, product }) => {
    await openVouchers(page, product)
    for (const { field, option, address, count } of [
      { field: 'Tipo de comprobante', option: 'Nota de crédito', address: /filtro=tipo&valor=07/, count: 1 },
      { field: 'Serie', option: 'F002', address: /filtro=serie&valor=F002/, count: 1 },
      { field: 'Proveedor', option: 'PROVEEDOR DE PRUEBA UNO S.A.C.', address: /filtro=proveedor/, count: 4 },
      { field: 'Serie - Número', option: 'F001-101', address: /filtro=numero&valor=F001-101/, count: 1 },
      { field: 'Estado', option: 'Gasto deducible', address: /estado=deducible/, count: 10 },
    ]) {
      await filterBy(page, field, option)
      await expect(page).toHaveURL(address)
      await expect(rows(page)).toHaveCount(count)
    }
    await page.reload()
    await expect(page.getByText('Estado: Gasto deducible')).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await page.goBack()
    await expect(search(page)).toHaveValue('F001-101')
    await expect(rows(page)).toHaveCount(1)
  },
)

readMonthTest(
  'a search finds by series, by number and with left zeros; Enter starts it',
  { tag: '@full' },
  async ({ page, product }) => {
    await openVouchers(page, product)
    for (const [typed, found] of [
      ['e001-0012', 'E001-12'],
      ['FC01', 'FC01-8'],
      ['900', 'F002-900'],
    ] as const) {
      await search(page).fill(typed)
      await search(page).press('Enter')
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(found)
    }
    await search(page).fill('F999-1')
    await search(page).press('Enter')
    await expect(page.getByText('No se encontraron registros.')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(page.getByText('1–12 de 12')).toBeVisible()
  },
)

monthTest('the chosen vouchers come in one zip of their XML, told as a download', async ({ page, product }) => {
  await openVouchers(page, product)
  await page.getByRole('checkbox', { name: 'Seleccionar F001-101' }).check()
  await page.getByRole('checkbox', { name: 'Seleccionar E001-12' }).check()
  await page.getByRole('button', { name: 'Descarga masiva' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Archivos XML 2' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('comprobantes en formato xml.zip')
  const zip = (await readFile(await download.path())).toString('latin1')
  expect(zip).toContain('20990000027-01-F001-101.xml')
  expect(zip).toContain('20990000043-01-E001-12.xml')
  const done = page.getByRole('dialog', { name: 'Descarga completada' })
  await expect(done).toContainText('Los comprobantes fueron descargados exitosamente.')
  await done.getByRole('button', { name: 'Entendido' }).click()
  await expectEvent(product, 'download comprobantes_masiva_xml')
})

readMonthTest('the images of the whole page come in one zip', { tag: '@full' }, async ({ page, product }) => {
  await openVouchers(page, product)
  await page.getByRole('button', { name: 'Descarga masiva' }).click()
  await expect(page.getByText('De los 12 comprobantes de esta página')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Imágenes JPEG/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('comprobantes en formato jpeg.zip')
  expect((await readFile(await download.path())).toString('latin1')).toContain('20990000027-01-F001-101.jpeg')
})

monthTest(
  'the eye shows and prints a voucher, and says why what only the register knows has no file yet',
  async ({ page, product }) => {
    const printed: string[] = []
    await page.exposeFunction('notePrint', (what: string) => printed.push(what))
    await page.addInitScript({ content: 'window.print = () => notePrint(document.body.firstElementChild.tagName)' })
    await openVouchers(page, product)
    await page.getByRole('button', { name: 'Ver la imagen de F001-101' }).click()
    const preview = page.getByRole('dialog', { name: 'F001-101' })
    await expect(preview.getByRole('img', { name: 'Comprobante F001-101' })).toBeVisible()
    await preview.getByRole('button', { name: 'Ampliar' }).click()
    await expect(preview.getByRole('button', { name: 'Reducir' })).toBeVisible()
    await preview.getByRole('button', { name: 'Imprimir' }).click()
    await expect.poll(() => printed).toEqual(['CANVAS'])
    await preview.getByRole('button', { name: 'Cerrar' }).click()
    await expectEvent(product, 'preview comprobantes_ver_comprobante')
  },
)

monthTest(
  'a voucher of hundreds of lines is shown as PDF, in a frame without bars',
  { tag: '@full' },
  async ({ page, product }) => {
    const client = await signedInClient(product.url, product)
    await uploadAll(client, (await onlyCompany(client)).uuid, [await longVoucher()])
    await signIn(page, product)
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
    const file = page.waitForResponse(/\/voucher-files\/.*F001-202\.pdf\?/)
    await page.getByRole('button', { name: 'Ver la imagen de F001-202' }).click()
    const answer = await file
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const preview = page.getByRole('dialog', { name: 'F001-202' })
    const frame = preview.getByTitle('Comprobante F001-202')
    await expect(frame).toBeVisible()
    await expect(frame).toHaveAttribute('src', /^blob:.*#toolbar=0&navpanes=0$/)
  },
)

/** Factura F001-101 under another number, its first line two hundred times. */
async function longVoucher(): Promise<File> {
  const path = sampleMonth.vouchers.find((name) => name.endsWith('20990000027-01-F001-101.xml')) ?? ''
  const xml = (await readFile(path, 'utf8')).replaceAll('F001-101', 'F001-202')
  const [line = ''] = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(xml) ?? []
  return new File([xml.replace(line, line.repeat(200))], 'largo.xml')
}

readMonthTest('several items are read in the gloss', { tag: '@full' }, async ({ page, product }) => {
  await openVouchers(page, product)
  await page.getByRole('button', { name: 'ver glosa' }).first().click()
  const gloss = page.getByRole('dialog', { name: 'Detalle de ítems en glosa' })
  await expect(gloss.getByRole('listitem')).toHaveCount(2)
})

readMonthTest.describe('when the server fails', () => {
  readMonthTest.use({ expectedFailures: [500] })

  readMonthTest('a mass download says so and offers another try', { tag: '@full' }, async ({ page, product }) => {
    await openVouchers(page, product)
    await page.route('**/all-invoices-files', (route) => route.fulfill(broken))
    await page.getByRole('button', { name: 'Descarga masiva' }).click()
    await page.getByRole('menuitem', { name: /^Archivos XML/ }).click()
    const failed = page.getByRole('dialog', { name: 'No se completó la descarga' })
    await expect(failed).toContainText('Parece que hubo un problema.')
    await page.unrouteAll()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      failed.getByRole('button', { name: 'Reintentar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('comprobantes en formato xml.zip')
  })
})

const broken = {
  status: 500,
  json: { code: 'INTERNAL_ERROR', name: 'Error interno', message: 'Ocurrió un error.', errors: [] },
}

async function expectEvent(product: Product, entry: string): Promise<void> {
  const entries = async (): Promise<string[]> =>
    (await storedEvents(product)).map(({ eventType, description }) => `${eventType} ${description}`)
  await expect.poll(entries).toContain(entry)
}
