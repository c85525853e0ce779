import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleMonth } from './product/sample-month.ts'
import { emptyTest, expect, monthTest } from './product/test.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles, uploadForm } from './steps/upload-files.ts'

const { figures, period, company } = sampleMonth

emptyTest(
  'an accountant registers a company, uploads the files of its month and reads its IGV',
  async ({ page, product }) => {
    await signIn(page, product)
    await registerCompany(page, company)
    await page.getByRole('link', { name: 'Súbelos ahora' }).click()
    const form = await uploadFiles(page, [...sampleMonth.registers, ...sampleMonth.vouchers])
    await expect(form.getByText('22 archivos leídos')).toBeVisible()
    await form.getByRole('link', { name: 'Ver el reporte' }).click()
    await expectFiguresOfMonth(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: /^IGV de ventas/ }).click()
    await expectRows(page, 'Comprobantes de venta', figures.saleRows)
    await page.getByRole('link', { name: 'Comprobantes de compra' }).click()
    await expectRows(page, 'Comprobantes de compra', figures.purchaseRows)
  },
)

monthTest(
  'uploading the same files again changes nothing, and the screen says so',
  { tag: '@full' },
  async ({ page, product }) => {
    await openUploads(page, product)
    const form = await uploadFiles(page, [...sampleMonth.registers, ...sampleMonth.vouchers])
    await expect(form.getByText('Es el mismo archivo de antes: no cambió nada.')).toHaveCount(22)
    await expect(form.getByText('No había nada nuevo: tus cifras no cambiaron.')).toBeVisible()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expectFiguresOfMonth(page)
  },
)

monthTest(
  'a broken file is refused with line, field and reason, and the figures stay',
  { tag: '@full' },
  async ({ page, product }) => {
    await openUploads(page, product)
    const form = await uploadFiles(page, { ...brokenRegister(), mimeType: 'text/plain' })
    const file = form.getByRole('listitem').filter({ hasText: 'compras-con-error.txt' })
    await expect(file).toContainText('No se subió')
    await expect(file).toContainText('Línea 3')
    await expect(file).toContainText('Fecha de emisión')
    await expect(file).toContainText('32/08/2026')
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expectFiguresOfMonth(page)
  },
)

async function openUploads(page: Page, product: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: company.name }).click()
  await page.getByRole('link', { name: 'Subir archivos' }).click()
  await expect(uploadForm(page).getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
}

async function expectFiguresOfMonth(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: `IGV de ${period.sentence}` })
  await expect(card.getByRole('link', { name: `IGV de ventas, ${figures.sales}` })).toBeVisible()
  await expect(card.getByRole('link', { name: `IGV de compras, ${figures.purchases}` })).toBeVisible()
  await expect(card).toContainText(`IGV por pagar${figures.payable}`)
}

async function expectRows(page: Page, title: string, count: number): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText(`1–${count} de ${count}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ver el detalle de/ })).toHaveCount(count)
}

/** The register of purchases with a day that no month has, in its second voucher. */
function brokenRegister(): { readonly name: string; readonly buffer: Buffer } {
  const text = readFileSync(sampleMonth.asText.purchases, 'utf8')
  return { name: 'compras-con-error.txt', buffer: Buffer.from(text.replace('|10/08/2026|', '|32/08/2026|')) }
}
