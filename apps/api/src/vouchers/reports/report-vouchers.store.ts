import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, schema, subquery } from '../../platform/db/index.ts'
import { isInReport, isMovedTo, isOfOrder, partsOf, type ReportOfPeriod } from './is-in-report.store.ts'
import { isAtPlace, REPORT_BATCH, type ReportPlace, readByDate } from './read-by-date.store.ts'
import { operationOf } from './report-kind.ts'
import type { ReportOrder } from './report-order.ts'

const { businesses, periodFigures: figures, vouchers, voucherDecisions } = schema

/** How many vouchers a report will hold; `moved`: purchases of earlier registers whose credit is given in its period. */
export async function countReportVouchers(
  { db }: Database,
  businessUuid: string,
  report: ReportOfPeriod,
): Promise<{ readonly vouchers: number; readonly moved: number }> {
  const { kind, period } = report
  const isMoved = operationOf(kind) === 'COMPRA' ? isMovedTo(period, figures) : sql`false`
  const count = (condition: SQL | undefined) =>
    sql`coalesce(sum(${figures.vouchers}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await db
    .select({ vouchers: count(isInReport(report, figures)), moved: count(isMoved) })
    .from(figures)
    .where(eq(figures.businessUuid, businessUuid))
  return row ?? { vouchers: 0, moved: 0 }
}

/** What a company's reports follow beside its settings: it changes with every file that is taken in and every decision. */
export async function findVoucherState(
  { db }: Database,
  businessUuid: string,
): Promise<{ readonly version: number; readonly decision: number }> {
  const newestDecision = subquery`select max(${voucherDecisions.id}) from ${voucherDecisions}
    where ${voucherDecisions.businessUuid} = ${businessUuid}`
  const [row] = await db
    .select({
      version: businesses.publishedVersion,
      decision: sql`coalesce(${newestDecision}, 0)`.mapWith(Number),
    })
    .from(businesses)
    .where(eq(businesses.uuid, businessUuid))
  return row ?? { version: 0, decision: 0 }
}

/** Longest glosa, its mark of a cut included; a cell of Excel holds 32,767 characters. */
const MAX_ITEMS_TEXT = 32_000

/** A voucher as a report shows it. */
export type ReportVoucher = Awaited<ReturnType<typeof readBatch>>[number]

/** The vouchers of a report by issue date and code, some at a time: no reader waits long. */
export async function* readReportVouchers(database: Database, order: ReportOrder): AsyncGenerator<ReportVoucher[]> {
  for (const part of partsOf(order)) yield* readPart(database, order, part)
}

/** The purchases of earlier registers whose credit is given in the period of an order. */
export function readMovedVouchers(database: Database, order: ReportOrder): AsyncGenerator<ReportVoucher[]> {
  return readPart(database, order, and(isOfOrder(order), isMovedTo(order.period, vouchers)))
}

function readPart(database: Database, order: ReportOrder, part: SQL | undefined): AsyncGenerator<ReportVoucher[]> {
  return readByDate(database, part, (place) => readBatch(database, order, { part, place }))
}

interface Batch {
  readonly part: SQL | undefined
  readonly place: ReportPlace
}

function readBatch({ db }: Database, order: ReportOrder, { part, place }: Batch) {
  return db
    .select({
      code: vouchers.code,
      period: vouchers.period,
      type: vouchers.type,
      series: vouchers.series,
      number: vouchers.number,
      finalNumber: vouchers.finalNumber,
      issuedOn: vouchers.issuedOn,
      dueOn: vouchers.dueOn,
      counterpartyDocumentType: vouchers.counterpartyDocumentType,
      counterpartyDocument: vouchers.counterpartyDocument,
      counterpartyName: vouchers.counterpartyName,
      currency: vouchers.currency,
      exchangeRate: vouchers.exchangeRate,
      // The XML of a note does not date the voucher that it modifies: where that one is known, it tells.
      modifiedIssuedOn: sql<string | null>`coalesce(${vouchers.modifiedIssuedOn}::text,
        case when ${vouchers.modifiedType} is not null then ${subquery`
          select m.issued_on::text from vouchers m
          where m.business_uuid = ${order.business.uuid} and m.operation = ${operationOf(order.kind)}
            and m.published_in <= ${order.version} and m.superseded_in > ${order.version}
            and m.code = concat_ws('-', vouchers.issuer_document, vouchers.modified_type, vouchers.modified_series, vouchers.modified_number)
        `} end)`,
      modifiedType: vouchers.modifiedType,
      modifiedSeries: vouchers.modifiedSeries,
      modifiedNumber: vouchers.modifiedNumber,
      noteType: vouchers.noteType,
      state: vouchers.state,
      customsYear: vouchers.customsYear,
      operationType: vouchers.operationType,
      taxableDg: vouchers.taxableDg,
      igvDg: vouchers.igvDg,
      taxableDgng: vouchers.taxableDgng,
      igvDgng: vouchers.igvDgng,
      taxableDng: vouchers.taxableDng,
      igvDng: vouchers.igvDng,
      untaxed: vouchers.untaxed,
      exportValue: vouchers.exportValue,
      taxable: vouchers.taxable,
      taxableDiscount: vouchers.taxableDiscount,
      igv: vouchers.igv,
      igvDiscount: vouchers.igvDiscount,
      exonerated: vouchers.exonerated,
      unaffected: vouchers.unaffected,
      ivapTaxable: vouchers.ivapTaxable,
      ivap: vouchers.ivap,
      isc: vouchers.isc,
      icbper: vouchers.icbper,
      other: vouchers.other,
      total: vouchers.total,
      originalTotal: vouchers.originalTotal,
      rate: vouchers.rate,
      hasDetraction: vouchers.hasDetraction,
      source: vouchers.source,
      missingExchangeRate: vouchers.missingExchangeRate,
      annulled: vouchers.annulled,
      status: vouchers.status,
      statusReasons: vouchers.statusReasons,
      credit: vouchers.credit,
      creditPeriod: vouchers.creditPeriod,
      creditReasons: vouchers.creditReasons,
      xmlDocument: vouchers.xmlDocument,
      items: subquery<string | null>`
        select case when length(g.glosa) > ${MAX_ITEMS_TEXT} then left(g.glosa, ${MAX_ITEMS_TEXT - 1}) || '…' else g.glosa end
        from (
          select string_agg(i.description, ' | ' order by i.position) as glosa from voucher_items i
          where i.business_uuid = ${order.business.uuid} and i.sha256 = ${vouchers.xmlDocument}
        ) g
      `,
    })
    .from(vouchers)
    .where(and(part, isAtPlace(place)))
    .orderBy(asc(vouchers.code))
    .limit(REPORT_BATCH)
}
