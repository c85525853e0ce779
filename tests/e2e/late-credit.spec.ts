import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleMonth } from './product/sample-month.ts'
import { expect, monthTest, passTime } from './product/test.ts'
import { openSheet, textLines } from './report-files/open-files.ts'
import { downloadReport } from './steps/download-report.ts'
import { signIn } from './steps/sign-in.ts'
import { uploadFiles } from './steps/upload-files.ts'

monthTest.use({ expectedFailures: [403] })

/**
 * E001-12 (base 5,000.00, IGV 900.00) stands in the register of August. Its detraction is deposited on 8 September, a day too late for
 * August; the register of September holds F001-201 (1,000.00, 180.00).
 */
monthTest(
  'the credit of a detraction deposited late counts in the month of the deposit, and every screen and file says so',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: new RegExp(sampleMonth.company.name) }).click()
    await expect(overview(page, 'agosto')).toContainText('S/ 1,191.43')
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).click()
    const form = await uploadFiles(page, [september(), lateDeposit()])
    await expect(form.getByText('1 depósito leído').first()).toBeVisible()
    await expect(form.getByText(/1 nuevo/).first()).toBeVisible()

    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    const period = page.getByLabel('Periodo', { exact: true })
    await period.selectOption('202608')
    await expect(overview(page, 'agosto')).toContainText('S/ 1,191.43')
    await expect(page.getByText('Incluye crédito de otro periodo')).toBeHidden()
    await period.selectOption('202609')
    await expect(overview(page, 'setiembre')).toContainText('S/ 1,080.00')
    await expect(overview(page, 'setiembre')).toContainText(
      /incluye S\/\s900\.00 de 1 comprobante de un periodo anterior/,
    )

    const rce = await downloadReport(page, 'Compras RCE')
    expect(textLines(rce.bytes).map((line) => [2, 6, 7, 9].map((i) => line.split('|')[i]).join(' '))).toEqual([
      '202609 01 E001 12',
      '202609 01 F001 201',
    ])
    const { bytes } = await downloadReport(page, 'Compras ContaPro')
    const [own, moved] = [await openSheet(bytes, 'Compras'), await openSheet(bytes, 'Crédito de otros periodos')]
    expect(own.rows.map((row) => row.get('Número'))).toEqual(['201'])
    expect(moved.rows.map((row) => [row.get('Periodo de registro'), row.get('Número')])).toEqual([['202608', '12']])
    expect(moved.totals?.get('IGV DG (S/)')).toBe(900)

    await page.getByRole('link', { name: 'Ver en el Informe PDT' }).click()
    await expect(page.getByRole('region', { name: 'IGV 18%', exact: true })).toContainText('S/ 1,080.00')
    await page.getByRole('button', { name: /de la casilla 108$/ }).click()
    const box = page.getByRole('dialog', { name: 'Comprobantes de la casilla 108' })
    await expect(box.getByText('Suma de la casilla').locator('..')).toContainText('S/ 1,080.00')
    await expect(box.getByRole('row', { name: /E001-12/ })).toContainText('Registrado en agosto 2026')
    await expect(box.getByText(/Registrado en/)).toHaveCount(1)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
    // The page before has the same choice of periods.
    await expect(page.getByRole('heading', { name: 'Comprobantes de compra' })).toBeVisible()
    await period.selectOption('202608')
    await page.getByRole('button', { name: 'Ver el detalle de E001-12' }).click()
    const detail = page.getByRole('dialog', { name: /E001-12/ })
    await expect(detail).toContainText('No suma al IGV de compras de agosto 2026')
    await expect(detail).toContainText('Da crédito fiscal en setiembre 2026')
    await page.keyboard.press('Escape')

    // The list is older than its links are good for.
    await passTime(product, 0.2)
    const expired = page.waitForResponse(
      (answer) => answer.url().includes('/voucher-files/') && answer.status() === 403,
    )
    await page.getByRole('button', { name: 'Ver la imagen de E001-12' }).click()
    await expired
    await expect(page.getByRole('dialog', { name: 'E001-12' }).getByRole('img', { name: /E001-12/ })).toBeVisible()
  },
)

monthTest(
  'the dialog of Siscont of August names a purchase deposited late as left for September, whose file holds it',
  { tag: '@full' },
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: new RegExp(sampleMonth.company.name) }).click()
    await page.getByRole('link', { name: 'Subir archivos', exact: true }).click()
    const form = await uploadFiles(page, [september(), lateDeposit()])
    await expect(form.getByText('1 depósito leído').first()).toBeVisible()
    await expect(form.getByText(/1 nuevo/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()

    const siscontOf = async (period: string, month: string) => {
      await page.getByLabel('Periodo', { exact: true }).selectOption(period)
      await expect(overview(page, month)).toBeVisible()
      const { bytes, said } = await downloadReport(page, 'Siscont')
      const { rows } = await openSheet(bytes, 'Siscont')
      const cells = rows.map((row) => ['SERIE', 'NÚMERO', 'GRAVADO', 'IGV'].map((heading) => row.get(heading)))
      return { cells, said }
    }
    const august = await siscontOf('202608', 'agosto')
    expect(august.said).toContain(
      '1 compra queda para el archivo del mes en que se depositó su detracción: E001-12 (setiembre 2026).',
    )
    expect(august.cells.filter(([series]) => series === 'E001')).toEqual([])
    const own = await siscontOf('202609', 'setiembre')
    expect(own.said).not.toContain('queda')
    expect(own.cells).toEqual([
      ['E001', '12', 5000, 900],
      ['F001', '201', 1000, 180],
    ])
  },
)

const overview = (page: Page, month: string) => page.getByRole('region', { name: `IGV de ${month} 2026` })

/** The first purchase of August's proposal, as another one of September. */
function september() {
  const [header = '', first = ''] = readFileSync(sampleMonth.asText.purchases, 'utf8').split(/\r?\n/)
  const purchase = first
    .replace('|202608|', '|202609|')
    .replace('|05/08/2026|', '|05/09/2026|')
    .replace('|101|', '|201|')
    .replace('0000000101|', '0000000201|')
  return file('20990000019-20261001-100000-propuesta.txt', [header, purchase])
}

function lateDeposit() {
  const text = readFileSync(sampleMonth.deposits, 'utf8').replace('20/08/2026', '08/09/2026')
  return file('depositos.csv', [text])
}

function file(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\r\n')) }
}
