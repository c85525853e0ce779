import { downloadReport, type ReportKind } from '@contapro/sdk'
import { isAnnulled } from '@contapro/sunat'
import { registerKey, type RegisterRow, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import type { OpenCompany } from '../open-company.ts'
import { rowsOf } from '../sample-month.ts'
import { type ExpectedMonths, expectedMonths } from './expected-months.ts'
import { generatedFiles } from './generated-files.ts'
import { owner } from './parties.ts'
import { asWritten, cellsUnder, sheetOf, sheetsOf } from './report-cells.ts'

/** Month whose register has a customs document without the payment date. Its twelve months begin with the issue date instead. */
const WITHOUT_PAYMENT_DATE = '202606'

const files = generatedFiles()

const codeOf = (row: RegisterRow): string => voucherCode(registerKey(row))

/**
 * A row without what the layouts do not share: its place, its layout, and what only the export states. The amounts of an annulled sale are
 * zeros.
 */
function shared(row: RegisterRow) {
  const { layout: _layout, line: _line, noteType: _note, state, exchangeRate, ...rest } = row
  return {
    ...rest,
    amounts: isAnnulled(state) ? Object.fromEntries(Object.keys(row.amounts).map((name) => [name, 0])) : row.amounts,
    exchangeRate: row.currency === 'PEN' ? null : exchangeRate,
    hasDetraction: null,
    operationType: null,
  }
}

/** The five files of some months, against what a program in another language makes of the same uploads. */
export function testReports(company: () => OpenCompany, periods: readonly (keyof ExpectedMonths['reports'])[]): void {
  const report = (kind: ReportKind, taxPeriod: string) =>
    downloadReport(company().client, { ruc: company().business.ruc, taxPeriod, kind })

  async function download(kind: ReportKind, taxPeriod: string): Promise<Uint8Array> {
    return new Uint8Array(await (await report(kind, taxPeriod)).blob.arrayBuffer())
  }

  const whole = (taxPeriod: string) =>
    downloadReport(company().client, { ruc: company().business.ruc, taxPeriod, kind: 'rce', isWhole: true })

  describe('the whole register for a replacement', () => {
    it.each(periods.filter((period) => period !== WITHOUT_PAYMENT_DATE))(
      'of %s holds every purchase, without credit in the columns for that',
      async (period) => {
        const { blob, report: answer } = await whole(period)
        const lines = (await blob.text()).split('\r\n')
        expect(lines.pop()).toBe('')
        expect(lines.toSorted()).toEqual(expectedMonths.reports[period].rce_whole.toSorted())
        expect(answer.annulled?.map(({ code }) => code)).toEqual(expectedMonths.reports[period].annulled.rce_whole)
        expect(answer.later_count).toBe(expectedMonths.reports[period].later.length)
      },
    )

    it.each(periods.filter((period) => period === WITHOUT_PAYMENT_DATE))(
      'names the document that it cannot hold',
      async (period) => {
        await expect(whole(period)).rejects.toThrow('118-903')
      },
    )
  })

  describe.each(periods)('the files of %s', (period) => {
    const expected = expectedMonths.reports[period]

    it.each(['rce', 'rvie'] as const)('for SIRE hold exactly the lines that were expected: %s', async (kind) => {
      const lines = Buffer.from(await download(kind, period))
        .toString('utf8')
        .split('\r\n')
      expect(lines.pop()).toBe('')
      expect(lines.toSorted()).toEqual(expected[kind].toSorted())
    })

    it.each(['rce', 'rvie'] as const)('name what they leave out for want of an exchange rate: %s', async (kind) => {
      const { leftOut } = await report(kind, period)
      expect(leftOut.map(({ code }) => code)).toEqual(expected.left_out[kind])
    })

    it.each(['rce', 'rvie'] as const)('name the annulled purchases that they leave out: %s', async (kind) => {
      const { annulled, annulled_count: count } = (await report(kind, period)).report
      expect(annulled?.map(({ code }) => code)).toEqual(expected.annulled[kind])
      expect(count).toBe(expected.annulled[kind].length)
    })

    it.each(['rce', 'rvie', 'siscont', 'compras'] as const)(
      'name the purchases that they leave to the file of a later month: %s',
      async (kind) => {
        const { later, later_count: count } = (await report(kind, period)).report
        const left = kind === 'rce' || kind === 'siscont' ? expected.later : []
        expect(later?.map(({ code, tax_period: other }) => [code, other])).toEqual(left)
        expect(count).toBe(left.length)
      },
    )

    it.each([
      ['rce', `${owner.document}-${period}-propuesta.txt`],
      ['rvie', `LE${owner.document}${period}0014040001EXP2.txt`],
    ] as const)('say of each voucher, read back, what SUNAT proposed: %s', async (kind, name) => {
      const proposal = await rowsOf(files.find((file) => file.name === name)?.content ?? new Uint8Array())
      const proposed = new Map(proposal.map((row) => [codeOf(row), shared(row)]))
      const written = (await rowsOf(await download(kind, period))).filter((row) => proposed.has(codeOf(row)))
      expect(written.length).toBeGreaterThan(2)
      expect(written.map(shared)).toEqual(written.map((row) => proposed.get(codeOf(row))))
    })

    it.each([
      ['compras', 'Compras'],
      ['ventas', 'Ventas'],
    ] as const)('for the accountant have every cell that was expected: %s', async (kind, name) => {
      const sheet = await sheetOf(await download(kind, period), name)
      const rows = expected[kind].map((row) => Object.values(row))
      expect(asWritten(cellsUnder(sheet, Object.keys(expected[kind][0] ?? {})), rows)).toEqual(rows)
    })

    it('show apart the purchases of earlier registers whose credit is given now, where there are any', async () => {
      const sheet = (await sheetsOf(await download('compras', period))).get('Crédito de otros periodos')
      const rows = expected.moved.map((row) => Object.values(row))
      const found = sheet && cellsUnder(sheet, Object.keys(expected.moved[0] ?? {}))
      expect(asWritten(found ?? [], rows)).toEqual(rows)
    })

    it.each([
      ['compras', 'Compras'],
      ['ventas', 'Ventas'],
    ] as const)('add up every column of soles: %s', async (kind, name) => {
      const { headings, totals } = await sheetOf(await download(kind, period), name)
      const columns = headings.filter((heading) => heading.endsWith('(S/)'))
      const stated = columns.map((heading) => [heading, Number(totals[headings.indexOf(heading)]).toFixed(2)])
      expect(Object.fromEntries(stated)).toEqual(expected.totals[kind])
    })

    it.each(['compras', 'ventas'] as const)('list every line of every voucher: %s', async (kind) => {
      const sheet = await sheetOf(await download(kind, period), 'Ítems')
      const wanted = ['Tipo', 'Serie', 'Número', 'Línea', 'Descripción', 'Cantidad', 'Moneda', 'Valor de venta', 'IGV']
      const items = expected[`items_${kind}`]
      expect(asWritten(cellsUnder(sheet, wanted), items)).toEqual(items)
    })

    it('for Siscont have the 24 columns of the template that Contapro ships', async () => {
      const { headings, rows } = await sheetOf(await download('siscont', period), 'Siscont')
      expect(headings).toHaveLength(24)
      expect(asWritten(rows, expected.siscont)).toEqual(expected.siscont)
    })
  })
}
