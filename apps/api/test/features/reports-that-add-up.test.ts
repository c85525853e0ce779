import type { RegisterRow } from '@contapro/sunat/sire'
import { describe, expect, test } from 'vitest'
import { shippedSettings } from '../../src/company/settings/shipped-settings.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { SAMPLE_RUC, sampleMonthReports } from '../../test-kit/sample-month-reports.ts'

const ruc = SAMPLE_RUC
const linesOf = (text: string): string[] => text.split('\r\n').filter(Boolean)
const mixedPurchase = (number: string) => ({ number, taxable: 1_39, igv: 25, isMixed: true })
const totalOf = (rows: readonly RegisterRow[]): number => rows.reduce((total, { amounts }) => total + amounts.total, 0)

describe.each(databaseKinds)('on %s', (kind) => {
  const month = sampleMonthReports(kind)
  const { app, report, set } = month

  test('the whole register holds every purchase, those without credit in the columns for that', async () => {
    const { name, text } = await report('rce.whole')
    expect(name).toBe('LE2099000001920260800080400021112.txt')
    const lines = linesOf(text)
    expect(lines).toHaveLength(12)
    const credited = linesOf((await report('rce')).text)
    expect(lines.filter((line) => credited.includes(line))).toHaveLength(10)
    // F001-3 is over twelve months old: DNG (fields 19 and 20). B001-77 is a boleta: no gravado (field 21).
    const amountsOf = (voucher: string) =>
      lines
        .find((line) => line.includes(voucher))
        ?.split('|')
        .slice(14, 25)
    const none = '0.00'
    expect(amountsOf('|01|F001||3|')).toEqual([
      none,
      none,
      none,
      none,
      '80.00',
      '14.40',
      none,
      none,
      none,
      none,
      '94.40',
    ])
    expect(amountsOf('|03|B001||77|')).toEqual([none, none, none, none, none, none, '59.00', none, none, none, '59.00'])
    // All twelve: 14,810.00, as the purchases of the month ("Compras del mes").
    expect(totalOf(await rowsOf(text))).toBe(14_810_00)
    const filters = JSON.stringify({ ruc, tax_period: '202608', business_uuid: month.business.uuid })
    const path = `/app/internal/purchase/dashboard?filters=${encodeURIComponent(filters)}`
    expect((await app.request(path, { as: month.as })).body).toMatchObject({
      rce_cpes_count: 10,
      rce_whole_cpes_count: 12,
    })
  })

  test('the file of Siscont has the IGV of "IGV compras", and in each row parts that are its total', async () => {
    const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
    const centimosOf = (row: (typeof rows)[number], ...headings: string[]) =>
      headings.reduce((sum, heading) => sum + Math.round(Number(row.get(heading) ?? 0) * 100), 0)
    const path = `/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202608`
    const { body } = await app.request(path, { as: month.as })
    // The sample month's IGV compras before the padrón: 2,091.43 (decisions, "The sample month, stage by stage").
    expect(rows.reduce((sum, row) => sum + centimosOf(row, 'IGV'), 0)).toBe(2091_43)
    expect(body).toMatchObject({ total_amount_igv_purchase: '2091.43' })
    for (const row of rows) {
      expect(centimosOf(row, 'ISC', 'INAFECTO', 'GRAVADO', 'IGV', 'ICBPER')).toBe(centimosOf(row, 'TOTAL'))
    }
    // F001-3 is over twelve months old and B001-77 a boleta: their IGV is cost.
    const old = rows.find((row) => row.get('SERIE') === 'F001' && row.get('NÚMERO') === '3')
    expect(Object.fromEntries(old ?? [])).toMatchObject({ GRAVADO: 0, IGV: 0, INAFECTO: old?.get('TOTAL') })
  })

  // 3 × 0.25 × 0.5 = 0.375 → 0.38; each alone is 0.125 → 0.13, together 0.39.
  test('the file of Siscont adds up to "IGV compras" where prorrata leaves parts of a céntimo', async () => {
    const company = await addObservedCompany(app)
    const { ruc: own } = company.business
    await company.take(purchasesFile(own, '202608', ['1', '2', '3'].map(mixedPurchase)))
    await company.change({ prorrata: [{ from: '202608', coefficient: '0.5' }] })
    const { bytes } = await downloadReport(app, company.as, reportPath(own, 'siscont'))
    const { rows } = await sheetOf(bytes, 'Siscont')
    expect(rows.map((row) => row.get('IGV'))).toEqual([0.13, 0.12, 0.13])
    expect(
      await company.get(`/app/internal/businesses/dashboard/total-amount?ruc=${own}&tax_period=202608`),
    ).toMatchObject({ total_amount_igv_purchase: '0.38' })
  })

  test('the file of Siscont has dollars in dollars where the settings say so', async () => {
    await set({ siscont_template: { ...shippedSettings.siscont_template, currency: 'dollars' } })
    const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
    expect(rows.filter((row) => row.get('MONEDA') === 'D').map((row) => Object.fromEntries(row))).toMatchObject([
      // 3,750.00, 675.00 and 4,425.00 soles at 3.750.
      { SERIE: 'F002', NÚMERO: '900', GRAVADO: 1000, IGV: 180, INAFECTO: 0, TOTAL: 1180, 'TIPO DE CAMBIO': 3.75 },
    ])
    await set({ siscont_template: shippedSettings.siscont_template })
  })
})
