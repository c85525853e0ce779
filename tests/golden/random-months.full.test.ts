import {
  downloadReport,
  getHistory,
  getPdt621,
  getPdtReport,
  getPurchaseDashboard,
  getSalesDashboard,
  getTotalAmount,
  listVouchers,
  type ReportKind,
} from '@contapro/sdk'
import { centimos, parseCentimos, sumCentimos, toDecimalText } from '@contapro/sunat'
import fc from 'fast-check'
import { caseCount, testSeed } from '@contapro/long-run'
import { afterAll, expect, it } from 'vitest'
import { arbitraryMonth, takenBack } from './generated-months/arbitrary-vouchers.ts'
import { owner } from './generated-months/parties.ts'
import type { PlannedVoucher } from './generated-months/planned-voucher.ts'
import { registerFile } from './generated-months/register-file.ts'
import { type ReportSheet, sheetOf } from './generated-months/report-cells.ts'
import { voucherXml } from './generated-months/voucher-xml.ts'
import { type CompanyFile, type OpenCompany, openCompany, uploadFiles } from './open-company.ts'
import { purchases, rowsOf, sales } from './sample-month.ts'
import { zipOf } from './zip-of.ts'

// Whatever the vouchers of a month are, everything that shows or carries its IGV and its totals says the same. Each run is another month.
let company: OpenCompany
let runs = 0

afterAll(() => company?.server.close())

/** A month of 2026 that has nothing yet; after December, of a company that is new too. */
async function nextPeriod(): Promise<string> {
  const month = (runs % 12) + 1
  if (month === 1) {
    await company?.server.close()
    company = await openCompany({ ruc: owner.document, name: owner.name }, [])
  }
  runs += 1
  return `2026${String(month).padStart(2, '0')}`
}

async function filesOf(period: string, vouchers: readonly PlannedVoucher[]): Promise<CompanyFile[]> {
  const register = (book: PlannedVoucher['book']): Uint8Array =>
    Buffer.from(
      registerFile(
        book,
        vouchers.filter((voucher) => voucher.book === book),
      ),
    )
  const xmls = vouchers
    .filter(({ from }) => from === 'both')
    .map((voucher) => ({ name: `${voucher.series}-${voucher.number}.xml`, content: Buffer.from(voucherXml(voucher)) }))
  return [
    { name: `${owner.document}-${period}-propuesta.txt`, content: register('RCE') },
    { name: `LE${owner.document}${period}0014040001EXP2.txt`, content: register('RVIE') },
    ...(xmls.length > 0 ? [await zipOf('comprobantes.zip', xmls)] : []),
  ]
}

const added = (...texts: (string | null)[]): string =>
  toDecimalText(sumCentimos(texts.map((text) => parseCentimos(text ?? '') ?? centimos(0))))

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): string =>
  toDecimalText(sumCentimos(rows.map((row) => centimos(of(row)))))

type SheetRow = ReportSheet['rows'][number]

const cellOf = ({ headings }: ReportSheet, row: SheetRow, heading: string) => row[headings.indexOf(heading)] ?? null

/** Credit notes subtract also while they are doubted (decisions 23). */
const isDeductibleIn = (sheet: ReportSheet) => (row: SheetRow) =>
  cellOf(sheet, row, 'Estado') === 'gasto deducible' ||
  (cellOf(sheet, row, 'Estado') === 'observado' && cellOf(sheet, row, 'Tipo') === '07')

const addedUnder = (sheet: ReportSheet, rows: readonly SheetRow[], headings: readonly string[]): string =>
  added(...rows.flatMap((row) => headings.map((heading) => Number(cellOf(sheet, row, heading)).toFixed(2))))

const totalUnder = ({ headings, totals }: ReportSheet, heading: string): string =>
  Number(totals[headings.indexOf(heading)]).toFixed(2)

/** What each screen and file says of the same figures of a period. */
async function told(taxPeriod: string) {
  const { client, business } = company
  const scope = { ruc: business.ruc, businessUuid: business.uuid, taxPeriod }
  const download = async (kind: ReportKind): Promise<Uint8Array> => {
    const { blob } = await downloadReport(client, { ...scope, kind })
    return new Uint8Array(await blob.arrayBuffer())
  }
  const side = async (operationType: 'COMPRA' | 'VENTA') => ({
    cards: await getPdtReport(client, { ...scope, operationType }),
    list: (await listVouchers(client, { ...scope, operationType })).summary,
    month: (await getHistory(client, { ...scope, operationType })).history[taxPeriod],
  })
  const [bought, sold] = [await side('COMPRA'), await side('VENTA')]
  const { boxes } = await getPdt621(client, scope)
  const box = (number: string): string => boxes.find((one) => one.box === number)?.sum ?? ''
  const overview = await getTotalAmount(client, scope)
  const rce = purchases(await rowsOf(await download('rce')))
  const rvie = sales(await rowsOf(await download('rvie')))
  const boughtSheet = await sheetOf(await download('compras'), 'Compras')
  const soldSheet = await sheetOf(await download('ventas'), 'Ventas')
  const siscont = await sheetOf(await download('siscont'), 'Siscont')
  const deductible = boughtSheet.rows.filter(isDeductibleIn(boughtSheet))
  const credited = deductible.filter((row) => cellOf(boughtSheet, row, 'Crédito fiscal') === 'Sí')
  return {
    salesBase: [
      added(sold.cards.igv_10_taxable_amount, sold.cards.igv_18_taxable_amount),
      added(box('100'), box('154')),
      sum(rvie, ({ amounts }) => amounts.taxable + amounts.taxableDiscount),
      totalUnder(soldSheet, 'Base gravada (S/)'),
    ],
    purchaseBase: [
      added(bought.cards.igv_10_taxable_amount, bought.cards.igv_18_taxable_amount),
      added(box('107'), box('156'), box('110'), box('114'), box('116')),
      sum(rce, ({ amounts }) => amounts.taxableDg + amounts.taxableDgng),
      addedUnder(boughtSheet, credited, ['Base DG (S/)', 'Base DGNG (S/)']),
    ],
    creditedTotal: [sum(rce, ({ amounts }) => amounts.total), addedUnder(boughtSheet, credited, ['Total (S/)'])],
    deductibleTotal: [
      addedUnder(siscont, siscont.rows, ['TOTAL']),
      addedUnder(siscont, siscont.rows, ['ISC', 'INAFECTO', 'GRAVADO', 'IGV', 'ICBPER']),
      addedUnder(boughtSheet, deductible, ['Total (S/)']),
    ],
    salesIgv: [
      overview.total_amount_igv_sales,
      sold.list?.igv_credit_amount,
      added(sold.cards.igv_10_amount, sold.cards.igv_18_amount),
      added(box('101'), box('155')),
      sum(rvie, ({ amounts }) => amounts.igv + amounts.igvDiscount),
    ],
    purchaseIgv: [
      overview.total_amount_igv_purchase,
      bought.list?.igv_credit_amount,
      added(bought.cards.igv_10_amount, bought.cards.igv_18_amount),
      added(box('108'), box('157'), box('111'), box('115'), box('117')),
      sum(rce, ({ amounts }) => amounts.igvDg + amounts.igvDgng),
      addedUnder(siscont, siscont.rows, ['IGV']),
    ],
    salesTotal: [
      (await getSalesDashboard(client, scope)).total_importe_total,
      sold.list?.total_amount,
      sold.month?.total_importe_total,
      sum(rvie, ({ amounts }) => amounts.total),
      totalUnder(soldSheet, 'Total (S/)'),
    ],
    purchaseTotal: [
      (await getPurchaseDashboard(client, scope)).total_importe_total,
      bought.list?.total_amount,
      bought.month?.total_importe_total,
      totalUnder(boughtSheet, 'Total (S/)'),
    ],
  }
}

const RUNS = caseCount({ few: 3, many: 30 })

it('of a month with any vouchers, every screen and every file says the same', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryMonth, async (month) => {
      const period = await nextPeriod()
      await uploadFiles(company, await filesOf(period, month(period)))
      for (const [name, figures] of Object.entries(await told(period))) {
        expect([name, [...new Set(figures)]]).toEqual([name, [figures[0]]])
      }
    }),
    { seed: testSeed, numRuns: RUNS, endOnFailure: true },
  )
}, 600_000)

it('a month in which credit notes take every voucher back comes to nothing, wherever it is told', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryMonth, async (month) => {
      const period = await nextPeriod()
      const vouchers = month(period)
      await uploadFiles(company, await filesOf(period, [...vouchers, ...takenBack(vouchers)]))
      expect(new Set(Object.values(await told(period)).flat())).toEqual(new Set(['0.00']))
    }),
    { seed: testSeed, numRuns: RUNS, endOnFailure: true },
  )
}, 600_000)
