import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  createPartsQuery,
  createQuery,
  type Database,
  type Db,
  fieldsOf,
  type Places,
  publishedTo,
  schema,
  subquery,
} from '../../platform/db/index.ts'
import type { StoredXml } from '../files/open-voucher-file.ts'
import {
  fromNewest,
  fromOldest,
  isFar,
  type Page,
  type PageValues,
  pageValues,
  rowsBefore,
} from './page-window.store.ts'
import { isSmallPeriod, rowsByVersion } from './small-period.store.ts'
import { figureConditions, summedConditions, voucherConditions } from './voucher-conditions.store.ts'
import type { VoucherFilter } from './voucher-filter.ts'
import { columnsFound, columnsToFind, orderFound, voucherFields } from './voucher-rows.store.ts'
import { sumColumns, sumFields } from './voucher-sums.store.ts'
import { type FilterShape, type FilterValues, termsOf } from './voucher-terms.ts'

const { documents, periodFigures, vouchers } = schema

interface PageShape extends FilterShape {
  readonly isNearOldest: boolean
}

const countOf = createQuery(sumFields, sumsOf)

const pageOf = createPartsQuery(
  { sums: sumFields, row: voucherFields },
  (db, at: Places<FilterValues & PageValues>, shape: PageShape) => {
    const sums = db.$with('sums').as(sumsOf(db, at, shape))
    const total = subquery`select ${sums.vouchers} from ${sums}`
    const { order, limit, offset } = shape.isNearOldest ? fromOldest(at, shape, total) : fromNewest(at, shape)
    const window = (...conditions: SQL[]) =>
      db
        .select(columnsToFind)
        .from(vouchers)
        // The database looks at the sums first: for a filter that finds nothing it does not go through the period.
        .where(and(voucherConditions(at, shape), sql`${total} > 0`, ...conditions))
        .orderBy(...order)
        // drizzle takes SQL here, its types only numbers.
        .limit(limit as unknown as number)
        .offset(offset as unknown as number)
    const isSmall = isSmallPeriod(at)
    const found = db
      .$with('found')
      .as(
        unionAll(
          window(sql`not ${isSmall}`),
          window(sql`${isSmall}`, sql`${vouchers}.ctid = any(array(${rowsByVersion(at)}))`),
        ),
      )
    return db
      .with(sums, found)
      .select({ sums: fieldsOf(sums, sumFields), row: columnsFound(at.businessUuid) })
      .from(sums)
      .leftJoin(found, sql`true`)
      .orderBy(...orderFound)
  },
)

/** A page of the published vouchers, newest first, with the sums of all pages: one statement, so that the two agree. */
export async function listVoucherPage(database: Database, businessUuid: string, filter: VoucherFilter, page: Page) {
  const { shape, values } = termsOf(businessUuid, filter)
  const count = async (): Promise<number> => (await countOf(database, values, shape))[0]?.vouchers ?? 0
  const isNearOldest = isFar(page) && rowsBefore(page) * 2 > (await count())
  const answer = await pageOf(database, { ...values, ...pageValues(page) }, { ...shape, isNearOldest })
  return { sums: answer[0]?.sums ?? undefined, rows: answer.flatMap(({ row }) => row ?? []) }
}

/** From the figures where they can tell the filter apart: a month may hold a million vouchers. */
function sumsOf(db: Db, at: Places<FilterValues>, shape: FilterShape) {
  const inFigures = figureConditions(at, shape)
  return inFigures
    ? db
        .select(sumColumns(periodFigures, sql`${periodFigures.vouchers}`, at.period))
        .from(periodFigures)
        .where(inFigures)
    : db
        .select(sumColumns(vouchers, sql`1`, at.period))
        .from(vouchers)
        .where(summedConditions(at, shape))
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
