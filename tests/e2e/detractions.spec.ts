import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, type Product, storedEvents, test } from './product/test.ts'
import { chooseEarlierPeriod } from './steps/choose-earlier-period.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles } from './steps/upload-files.ts'

const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

async function openReport(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
}

/** A demo company with deposits of several months. */
async function openDeposits(page: Page): Promise<string> {
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await section(page, 'Detracciones').click()
  await expect(page.getByText(/^1–\d+ de \d+/)).toBeVisible()
  return page.getByLabel('Periodo', { exact: true }).inputValue()
}

monthTest(
  'a detraction is to be paid until its deposit is uploaded, and is paid with its receipt from then on',
  async ({ page, product }) => {
    await openReport(page, product)
    const card = page.getByRole('region', { name: 'Detracciones' })
    await expect(card).toContainText('Por pagarS/ 708.00')
    await expect(card).toContainText('PagadasS/ 0.00')
    await card.getByRole('link', { name: 'Ver detalle' }).click()
    await expect(page.getByRole('tab', { name: 'Pagadas' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('No hay comprobantes encontrados.')).toBeVisible()
    await page.getByRole('tab', { name: 'Por pagar' }).click()
    await expect(page.getByText('1 detracción por depositar · S/ 708.00')).toBeVisible()
    await expect(row(page, 'E001-12')).toContainText('SERVICIOS Y AÑADIDOS TRES S.R.L.')
    await expect(page.getByRole('columnheader', { name: 'Fecha de depósito' })).toHaveCount(0)

    await section(page, 'Subir archivos').click()
    const form = await uploadFiles(page, sampleMonth.deposits)
    await expect(form.getByText('1 depósito leído').first()).toBeVisible()
    await expect(form.getByText('Depósitos de detracciones').first()).toBeVisible()

    await section(page, 'Detracciones').click()
    await expect(page.getByText('1 detracción depositada · S/ 708.00')).toBeVisible()
    await expect(row(page, 'E001-12')).toContainText('20/08/2026')
    await page.getByRole('button', { name: 'Ver constancia de pago 310000001' }).click()
    const receipt = page.getByRole('dialog', { name: 'Constancia de pago' })
    await expect(receipt).toContainText('Monto del depósitoS/ 708.00')
    await expect(receipt).toContainText('Número de constancia310000001')
    await expect(receipt).toContainText('Usuario SOL-')
    await expect(receipt).toContainText('Tipo de bien o servicio022 Otros servicios empresariales')
    await expect(receipt).toContainText('Tipo de comprobante01 Factura')
    await expect(receipt).toContainText('Número de comprobanteE001-12')
    await receipt.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('button', { name: 'Ver comprobante E001-12' }).click()
    await expect(page.getByRole('dialog', { name: 'E001-12' })).toBeVisible()
    await expect
      .poll(async () => (await storedEvents(product)).map((event) => `${event.eventType} ${event.description}`))
      .toEqual(
        expect.arrayContaining([
          'click dashboard_detracciones_ver_detalle',
          'sidebar subir_archivos',
          'sidebar detracciones',
          'preview detracciones_ver_constancia',
          'preview detracciones_ver_comprobante',
        ]),
      )
  },
)

const anyDays = (page: Page) => page.getByRole('button', { name: /^Fecha de pago \d/ })
const byPeriod = (page: Page) => page.getByRole('button', { name: 'Periodo contable' })
const outside = (page: Page) => page.getByText(/^\d+ detracci[^.]+ fuera de estas fechas\.$/)
const seePeriod = (page: Page) => page.getByRole('button', { name: 'Ver todas las del periodo' })

monthTest(
  'a deposit that was paid in the next month is counted beside the days of its period, which the total of the dashboard does not leave out',
  async ({ page, product }) => {
    await openReport(page, product)
    await section(page, 'Subir archivos').click()
    const content = readFileSync(sampleMonth.deposits, 'utf8').replace('20/08/2026', '03/09/2026')
    const file = { name: 'depositos.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
    const form = await uploadFiles(page, [file])
    await expect(form.getByText('1 depósito leído').first()).toBeVisible()

    await section(page, 'Detracciones').click()
    await expect(page.getByRole('button', { name: 'Fecha de pago 01/08/2026 – 31/08/2026' })).toBeVisible()
    await expect(page).not.toHaveURL(/fecha=/)
    await expect(page.getByText('No hay comprobantes encontrados.')).toBeVisible()
    await expect(
      page.getByText('1 detracción del periodo se pagó fuera de estas fechas.', { exact: true }),
    ).toBeVisible()
    await seePeriod(page).click()
    await expect(page).toHaveURL(/fecha=periodo/)
    await expect(row(page, 'E001-12')).toContainText('03/09/2026')
    await expect(byPeriod(page)).toBeVisible()
    await expect(seePeriod(page)).toHaveCount(0)

    await section(page, 'Inicio').click()
    await page.getByRole('region', { name: 'Detracciones' }).getByRole('link', { name: 'Pagadas' }).click()
    await expect(page).toHaveURL(/fecha=periodo/)
    await expect(page.getByText('1 detracción depositada · S/ 708.00')).toBeVisible()
    await expect(row(page, 'E001-12')).toBeVisible()
  },
)

test('by date of payment the list holds what was paid on those days, in its address, and back shows the days of the period again', {
  tag: '@full',
}, async ({ page }) => {
  const period = await openDeposits(page)
  const [year, month] = [period.slice(0, 4), period.slice(4)]
  await anyDays(page).click()
  const filter = page.getByRole('dialog', { name: 'Filtrar por fecha' })
  await expect(filter.getByLabel('Desde')).toHaveValue(`01/${month}/${year}`)
  await filter.getByLabel('Hasta').fill(`20/${month}/${year}`)
  await filter.getByLabel('Hasta').press('Enter')
  await filter.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL(new RegExp(`desde=${year}-${month}-01&hasta=${year}-${month}-20`))
  await expect(page).not.toHaveURL(/fecha=/)
  const days = page.getByRole('button', { name: `Fecha de pago 01/${month}/${year} – 20/${month}/${year}` })
  await expect(days).toBeVisible()
  // The rows of before stay in sight until those of the days are there.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText(/^1–\d+ de \d+/)).toBeVisible()
  const paidOn = page.getByRole('row').locator('td:nth-child(6)')
  await expect(paidOn).not.toHaveCount(0)
  const inDays = new RegExp(`^(0[1-9]|1\\d|20)/${month}/${year}$`)
  await expect(paidOn.filter({ hasNotText: inDays })).toHaveCount(0)
  await page.reload()
  await expect(days).toBeVisible()
  await page.goBack()
  await expect(
    page.getByRole('button', { name: new RegExp(`^Fecha de pago 01/${month}/${year} – (?!20)`) }),
  ).toBeVisible()
  await expect(page).not.toHaveURL(/desde=/)
})

test('by accounting period the list holds what was paid outside of the days too, in its address, also in older addresses', {
  tag: '@full',
}, async ({ page }) => {
  const period = await openDeposits(page)
  const [year, month] = [period.slice(0, 4), period.slice(4)]
  const address = page.url()
  await page.goto(`${address}&desde=${year}-${month}-01&hasta=${year}-${month}-10`)
  const left = Number(/^\d+/.exec(await outside(page).innerText())?.[0])
  await seePeriod(page).click()
  await expect(page).toHaveURL(/fecha=periodo/)
  await expect(page).not.toHaveURL(/desde=/)
  await page.getByLabel('Registros por página').selectOption('100')
  await expect(page.getByText(/^1–(\d+) de \1$/)).toBeVisible()
  const paidOn = page.getByRole('row').locator('td:nth-child(6)')
  await expect(paidOn.filter({ hasNotText: new RegExp(`^(0[1-9]|10)/${month}/${year}$`) })).toHaveCount(left)
  await page.reload()
  await expect(byPeriod(page)).toBeVisible()

  await page.goto(`${address}&fecha=periodo&desde=${year}-${month}-01&hasta=${year}-${month}-20`)
  await expect(byPeriod(page)).toBeVisible()
  await page.goto(`${address}&fecha=pago`)
  await expect(page.getByRole('button', { name: new RegExp(`^Fecha de pago 01/${month}/${year} – `) })).toBeVisible()
  await page.goto(`${address}&fecha=pago&desde=${year}-${month}-02&hasta=${year}-${month}-03`)
  await expect(
    page.getByRole('button', { name: `Fecha de pago 02/${month}/${year} – 03/${month}/${year}` }),
  ).toBeVisible()
})

test('another period takes its own days of payment, and a date that cannot be is refused', { tag: '@full' }, async ({
  page,
}) => {
  await openDeposits(page)
  await anyDays(page).click()
  const filter = page.getByRole('dialog', { name: 'Filtrar por fecha' })
  await filter.getByLabel('Desde').fill('31/12/1999')
  await filter.getByLabel('Desde').press('Enter')
  await expect(filter.getByText(/^Elige una fecha entre 15\/09\/2004 y/)).toBeVisible()
  await expect(filter.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
  await filter.getByRole('button', { name: 'Limpiar' }).click()
  await filter.getByRole('button', { name: 'Confirmar' }).click()
  await expect(filter).toHaveCount(0)
  await expect(anyDays(page)).toBeVisible()
  const earlier = await chooseEarlierPeriod(page)
  await expect(page).toHaveURL(new RegExp(`periodo=${earlier}`))
  await expect(page).not.toHaveURL(/desde=/)
  const first = `01/${earlier.slice(4)}/${earlier.slice(0, 4)}`
  await expect(page.getByRole('button', { name: new RegExp(`^Fecha de pago ${first} – `) })).toBeVisible()
})

test('page and page size stand in the address, and nonsense in it shows the first page of the deposits', {
  tag: '@full',
}, async ({ page }) => {
  await openDeposits(page)
  await page.getByRole('button', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByText(/^11–\d+ de/)).toBeVisible()
  await page.getByLabel('Registros por página').selectOption('20')
  await expect(page).toHaveURL(/tamano=20/)
  await expect(page).not.toHaveURL(/pagina=/)
  await page.goBack()
  await expect(page.getByText(/^11–\d+ de/)).toBeVisible()
  const address = page.url().split('&pagina')[0] ?? ''
  await page.goto(`${address}&pagina=-1&tamano=7&estado=raro&fecha=pago&desde=2026-02-31&hasta=x`)
  await expect(page.getByRole('tab', { name: 'Pagadas' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a deposit is an entry with its receipt as a button of its own', { tag: '@full' }, async ({ page }) => {
    await signIn(page, demoAccounts.estudio)
    await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
    await page.getByRole('button', { name: 'Menú' }).click()
    await section(page, 'Detracciones').click()
    const receipt = page.getByRole('button', { name: /^Ver constancia de pago/ }).first()
    await expect(receipt).toHaveText('Constancia')
    await receipt.click()
    await expect(page.getByRole('dialog', { name: 'Constancia de pago' })).toBeVisible()
  })
})
