import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { doubtedPurchases } from './product/doubted-purchases.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest as test, type Product } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles } from './steps/upload-files.ts'

// The stages of the table that closes the decisions, as an accountant brings them about; each to the céntimo.
const padron = join(sampleMonth.deposits, '..', '..', 'padron_reducido_muestra.txt')
const deposits = { name: 'depositos.csv', mimeType: 'text/csv', buffer: readFileSync(sampleMonth.deposits) }

const done = (page: Page) => page.getByRole('dialog', { name: '¡Listo!' })
const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function openReport(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
}

async function expectNet(page: Page, net: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'IGV de agosto 2026' })).toContainText(net)
}

/** Gives files to the upload form, and comes back to the report when they are read. */
async function upload(page: Page, files: Parameters<typeof uploadFiles>[1], outcome: string): Promise<void> {
  await section(page, 'Subir archivos').click()
  const form = await uploadFiles(page, files)
  await expect(form.getByText(outcome).first()).toBeVisible()
  await section(page, 'Inicio').click()
}

/** From the report to its observed purchases, with all of them chosen. */
async function chooseObserved(page: Page, count: number): Promise<void> {
  await page.getByRole('link', { name: 'Revisar' }).click()
  await page.getByLabel('Registros por página').selectOption('100')
  await expect(page).toHaveURL(/tamano=100/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await chooseAll(page, count)
}

async function chooseAll(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('checkbox', { name: /^Seleccionar \w+-\d+$/ })).toHaveCount(count)
  await page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }).check()
}

/** How many purchases each tab says that it has. */
async function expectCounts(
  page: Page,
  counts: { observed: number; rejected: number; validated: number },
): Promise<void> {
  const { observed, rejected, validated } = counts
  const tabs = page.getByRole('tab', { includeHidden: true })
  await expect(tabs).toHaveText([`Observados${observed}`, `Rechazados${rejected}`, `Validados${validated}`])
}

async function backToReport(page: Page): Promise<void> {
  await done(page).getByRole('button', { name: 'Entendido' }).click()
  await page.getByRole('link', { name: 'Volver al reporte' }).click()
}

test('deposits, padrón and decisions move the IGV to pay by exactly their purchases', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await openReport(page, product)
  await expectNet(page, 'IGV por pagarS/ 997.97')
  await upload(page, sampleMonth.deposits, '1 depósito leído')
  await expectNet(page, 'IGV por pagarS/ 97.97')
  await upload(page, padron, '5 contribuyentes leídos')
  await expectNet(page, 'IGV por pagarS/ 1,942.97')
  await expect(page.getByText('S/ 246.43').first()).toBeVisible()
  await chooseObserved(page, 5)
  await page.getByRole('button', { name: 'Validar 5' }).click()
  await page.getByRole('button', { name: 'Sí, validar' }).click()
  await backToReport(page)
  await expectNet(page, 'IGV por pagarS/ 97.97')
})

test('a higher rate of detraction observes the purchase whose deposit was enough, and says what is left to deposit', {
  tag: '@full',
}, async ({ page, product }) => {
  await openReport(page, product)
  await upload(page, sampleMonth.deposits, '1 depósito leído')
  await expectNet(page, 'IGV por pagarS/ 97.97')
  await page.getByRole('button', { name: /EMPRESA DE PRUEBA.*RUC/ }).click()
  await page.getByRole('link', { name: 'Ajustes de la empresa' }).click()
  const rates = page.getByRole('region', { name: 'Tasas de detracción', exact: true })
  await rates.getByLabel('Código').fill('022')
  await rates.getByLabel('Desde el día').fill('01/08/2026')
  await rates.getByLabel('Tasa (%)').fill('20')
  await rates.getByRole('button', { name: 'Agregar' }).click()
  await rates.getByRole('button', { name: 'Guardar' }).click()
  await expect(rates.getByText(/^Guardado\./)).toBeVisible()

  await section(page, 'Inicio').click()
  await expectNet(page, 'IGV por pagarS/ 997.97')
  await section(page, 'Detracciones').click()
  await page.getByRole('tab', { name: 'Por pagar' }).click()
  // A fifth of S/ 5,900.00 is S/ 1,180.00, of which S/ 708.00 are deposited.
  await expect(page.getByText('1 detracción por depositar · S/ 472.00')).toBeVisible()
  await expect(page.getByRole('row', { name: /E001-12/ })).toContainText('S/ 472.00')
  await section(page, 'Inicio').click()
  await page.getByRole('link', { name: 'Revisar' }).click()
  await expect(page.getByRole('row', { name: /E001-12/ })).toContainText('Detracción sin depósito')
})

test('a hundred purchases validated at once, observed or rejected, lower the IGV to pay by exactly their sum, and undoing brings it back', {
  tag: '@full',
}, async ({ page, product }) => {
  await openReport(page, product)
  await upload(page, [doubtedPurchases(), deposits], '2 archivos leídos')
  await expectNet(page, 'IGV por pagarS/ 97.97')
  await chooseObserved(page, 100)
  await page.getByRole('button', { name: 'Validar 100' }).click()
  await page.getByRole('button', { name: 'Sí, validar' }).click()
  await done(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(done(page)).toContainText('Deshiciste la decisión sobre 100 comprobantes.')
  await backToReport(page)
  await expectNet(page, 'IGV por pagarS/ 97.97')

  await chooseObserved(page, 100)
  await page.getByRole('button', { name: 'Rechazar 100' }).click()
  await page.getByRole('button', { name: 'Sí, rechazar' }).click()
  await expect(done(page)).toContainText('Rechazaste 100 comprobantes.')
  await done(page).getByRole('button', { name: 'Entendido' }).click()
  await expectCounts(page, { observed: 0, rejected: 101, validated: 11 })
  await page.getByRole('tab', { name: /^Rechazados/ }).click()
  // Of a hundred on the page one is the boleta of a legal person, which nobody can validate.
  await chooseAll(page, 100)
  await page.getByRole('button', { name: 'Validar 99' }).click()
  await page.getByRole('button', { name: 'Sí, validar' }).click()
  await expect(done(page)).toContainText('Validaste 99 comprobantes.')
  await expectCounts(page, { observed: 0, rejected: 2, validated: 110 })
  await done(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(done(page)).toContainText('Deshiciste la decisión sobre 99 comprobantes.')
  await expectCounts(page, { observed: 99, rejected: 2, validated: 11 })
  await backToReport(page)
  await expectNet(page, 'IGV por pagarS/ 97.97')

  await chooseObserved(page, 99)
  await page.getByRole('button', { name: 'Validar 99' }).click()
  await page.getByRole('button', { name: 'Sí, validar' }).click()
  await backToReport(page)
  // 97.97 less 1,515.00, and the 0.30 of the one that stays rejected.
  await expectNet(page, 'Saldo a favor del periodoS/ 1,416.73')
})
