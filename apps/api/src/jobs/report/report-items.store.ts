import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { partsOf } from '../../vouchers/reports/is-in-report.store.ts'
import { isAtPlace, REPORT_BATCH, type ReportPlace, readByDate } from '../../vouchers/reports/read-by-date.store.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'

const { vouchers, voucherItems: items } = schema

/** Lines read together, but for a voucher that has more. */
const LINES = 2000

type Voucher = Awaited<ReturnType<typeof readVouchers>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

/** A line of a voucher's XML. */
export interface ReportItem extends Voucher, Line {}

/** The lines of a report's vouchers, in the order of the vouchers and of each XML. */
export async function* readReportItems(database: Database, order: ReportOrder): AsyncGenerator<ReportItem[]> {
  for (const part of partsOf(order)) {
    for await (const batch of readByDate(database, part, (place) => readVouchers(database, part, place))) {
      for (const some of byLines(batch)) yield linesOf(some, await readLines(database, order, some))
    }
  }
}

function linesOf(of: readonly Voucher[], read: readonly Line[]): ReportItem[] {
  const lines = byDocument(read)
  return of.flatMap((voucher) => (lines.get(voucher.xmlDocument ?? '') ?? []).map((line) => ({ ...voucher, ...line })))
}

function byDocument(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>()
  for (const line of lines) {
    const known = found.get(line.sha256)
    if (known) known.push(line)
    else found.set(line.sha256, [line])
  }
  return found
}

/** Vouchers that have lines, in groups that have not too many together. */
function* byLines(batch: readonly Voucher[]): Generator<Voucher[]> {
  let group: Voucher[] = []
  let lines = 0
  for (const voucher of batch) {
    if (voucher.xmlDocument === null) continue
    if (lines > 0 && lines + voucher.itemCount > LINES) {
      yield group
      group = []
      lines = 0
    }
    group.push(voucher)
    lines += voucher.itemCount
  }
  if (group.length > 0) yield group
}

function readVouchers({ db }: Database, part: SQL | undefined, place: ReportPlace) {
  return db
    .select({
      code: vouchers.code,
      issuedOn: vouchers.issuedOn,
      type: vouchers.type,
      series: vouchers.series,
      number: vouchers.number,
      counterpartyDocument: vouchers.counterpartyDocument,
      counterpartyName: vouchers.counterpartyName,
      currency: vouchers.originalCurrency,
      xmlDocument: vouchers.xmlDocument,
      itemCount: vouchers.itemCount,
    })
    .from(vouchers)
    .where(and(part, isAtPlace(place)))
    .orderBy(asc(vouchers.code))
    .limit(REPORT_BATCH)
}

function readLines({ db }: Database, { business }: ReportOrder, of: readonly Voucher[]) {
  return db
    .select({
      sha256: items.sha256,
      position: items.position,
      description: items.description,
      sellerCode: items.sellerCode,
      quantity: items.quantity,
      unitCode: items.unitCode,
      unitValue: items.unitValue,
      lineTotal: items.lineTotal,
      igv: items.igv,
    })
    .from(items)
    .where(
      and(
        eq(items.businessUuid, business.uuid),
        inArray(
          items.sha256,
          of.flatMap(({ xmlDocument }) => xmlDocument ?? []),
        ),
      ),
    )
    .orderBy(asc(items.sha256), asc(items.position))
}
