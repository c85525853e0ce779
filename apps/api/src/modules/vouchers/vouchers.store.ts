import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { asIs, columnList, createRowReader, type Database, fieldsOf, type RowOf, schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'
import type { StoredXml } from './open-voucher-file.ts'
import { fromNewest, fromOldest, isFar, type Page, rowsBefore } from './page-window.store.ts'
import { isSmallPeriod, rowsByVersion } from './small-period.store.ts'
import { figureConditions, summedConditions, voucherConditions } from './voucher-conditions.store.ts'
import type { VoucherFilter } from './voucher-filter.ts'
import { sumColumns, sumFields } from './voucher-sums.store.ts'

const { documents, periodFigures, vouchers } = schema

/** What a list shows of a voucher. */
export const rowColumns = {
  operation: vouchers.operation,
  code: vouchers.code,
  type: vouchers.type,
  series: vouchers.series,
  number: vouchers.number,
  source: vouchers.source,
  period: vouchers.period,
  issuedOn: vouchers.issuedOn,
  dueOn: vouchers.dueOn,
  counterpartyDocument: vouchers.counterpartyDocument,
  counterpartyName: vouchers.counterpartyName,
  currency: vouchers.currency,
  exchangeRate: vouchers.exchangeRate,
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
  total: vouchers.total,
  xmlDocument: vouchers.xmlDocument,
  originalCurrency: vouchers.originalCurrency,
  originalNet: vouchers.originalNet,
  originalIgv: vouchers.originalIgv,
  originalTotal: vouchers.originalTotal,
  status: vouchers.status,
  statusReasons: vouchers.statusReasons,
  credit: vouchers.credit,
  creditPeriod: vouchers.creditPeriod,
  creditReasons: vouchers.creditReasons,
  rate: vouchers.rate,
  observations: vouchers.observations,
  annulled: vouchers.annulled,
  decision: vouchers.decision,
  hasDetraction: vouchers.hasDetraction,
  missingExchangeRate: vouchers.missingExchangeRate,
}

/** How a voucher of a list is read: its columns, and the texts of its lines. */
export const voucherFields = { ...rowColumns, descriptions: asIs<readonly string[]>() }

/** A voucher as the list needs it. Amounts in céntimos; those of the other side are null. */
export type VoucherRow = RowOf<typeof voucherFields>

/** In the part of a statement that finds the vouchers of a page. */
export const columnsToFind = { columns: columnList('vouchers', rowColumns) }

const foundVoucher = alias(vouchers, 'found')

/** What a statement selects of the vouchers that its part `found` found, for `voucherFields`. */
export const columnsFound = (businessUuid: string) => ({
  columns: columnList('found', rowColumns),
  // Out here it is done for the rows of the page, not for those that the page skips.
  descriptions: itemDescriptionsOf(businessUuid, foundVoucher.xmlDocument),
})

/** Newest first. */
export const orderFound = [desc(foundVoucher.issuedOn), desc(foundVoucher.code)]

const readPage = createRowReader({ sums: sumFields, row: voucherFields })

/** A page of the published vouchers, newest first, with the sums of all pages: one statement, so that the two agree. */
export async function listVoucherPage(database: Database, businessUuid: string, filter: VoucherFilter, page: Page) {
  const { db } = database
  const sums = db.$with('sums').as(sumsOf(db, businessUuid, filter))
  const total = sql`(select ${sums.vouchers} from ${sums})`
  const isNearOldest = isFar(page) && rowsBefore(page) * 2 > (await countVouchers(db, businessUuid, filter))
  const { order, limit, offset } = isNearOldest ? fromOldest(filter, page, total) : fromNewest(filter, page)
  const window = (...conditions: SQL[]) =>
    db
      .select(columnsToFind)
      .from(vouchers)
      // The database looks at the sums first: for a filter that finds nothing it does not go through the period.
      .where(and(voucherConditions(businessUuid, filter), sql`${total} > 0`, ...conditions))
      .orderBy(...order)
      // drizzle takes SQL here, its types only numbers.
      .limit(limit as unknown as number)
      .offset(offset as unknown as number)
  const isSmall = isSmallPeriod(businessUuid, filter)
  const found = db
    .$with('found')
    .as(
      unionAll(
        window(sql`not ${isSmall}`),
        window(sql`${isSmall}`, sql`${vouchers}.ctid = any(array(${rowsByVersion(businessUuid, filter)}))`),
      ),
    )
  const answer = await readPage(
    database,
    db
      .with(sums, found)
      .select({ sums: fieldsOf(sums, sumFields), row: columnsFound(businessUuid) })
      .from(sums)
      .leftJoin(found, sql`true`)
      .orderBy(...orderFound),
  )
  return { sums: answer[0]?.sums ?? undefined, rows: answer.flatMap(({ row }) => row ?? []) }
}

/** From the figures where they can tell the filter apart: a month may hold a million vouchers. */
function sumsOf(db: Database['db'], businessUuid: string, filter: VoucherFilter) {
  const inFigures = figureConditions(businessUuid, filter)
  return inFigures
    ? db
        .select(sumColumns(periodFigures, sql`${periodFigures.vouchers}`, filter.period))
        .from(periodFigures)
        .where(inFigures)
    : db
        .select(sumColumns(vouchers, sql`1`, filter.period))
        .from(vouchers)
        .where(summedConditions(businessUuid, filter))
}

async function countVouchers(db: Database['db'], businessUuid: string, filter: VoucherFilter): Promise<number> {
  const [sums] = await sumsOf(db, businessUuid, filter)
  return sums?.vouchers ?? 0
}

/** The texts of the lines of a voucher's XML, in its order. */
export function itemDescriptionsOf(businessUuid: string, xmlDocument: unknown): SQL<string[]> {
  return sql<string[]>`array(
    select i.description from voucher_items i
    where i.business_uuid = ${businessUuid} and i.sha256 = ${xmlDocument} order by i.position
  )`
}

/** Where the XML of a voucher is stored; undefined when there is none. */
export async function findVoucherXml(
  { db }: Database,
  businessUuid: string,
  code: string,
): Promise<StoredXml | undefined> {
  const [row] = await db
    .select({
      code: vouchers.code,
      series: vouchers.series,
      number: vouchers.number,
      storageKey: documents.storageKey,
      sizeBytes: documents.sizeBytes,
    })
    .from(vouchers)
    .innerJoin(
      documents,
      and(eq(documents.businessUuid, vouchers.businessUuid), eq(documents.sha256, vouchers.xmlDocument)),
    )
    .where(
      and(
        publishedTo(vouchers, businessUuid),
        inArray(vouchers.operation, ['COMPRA', 'VENTA']),
        eq(vouchers.code, code),
      ),
    )
    .limit(1)
  return row
}
