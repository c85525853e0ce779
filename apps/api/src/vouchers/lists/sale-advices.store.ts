import type { Centimos, CivilDate, TaxPeriod } from '@contapro/sunat'
import { type NumberGap, type SaleAdvice, saleAdvice, saleAdviceCodes } from '@contapro/sunat/observations'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../platform/db/index.ts'
import { findGaps, isAdvised, type NumberedSale } from './advised-sales.store.ts'

const { vouchers } = schema

interface Register {
  readonly businessUuid: string
  readonly period: string
}

/** What a register's sales are advised about, by code; sales without an advice are left out. */
export type SaleAdvices = ReadonlyMap<string, readonly SaleAdvice[]>

/** The advices about some sales of a register, as about those of a page. */
export async function findSaleAdvices(
  database: Database,
  register: Register,
  sales: readonly (NumberedSale & { readonly code: string })[],
): Promise<SaleAdvices> {
  if (sales.length === 0) return new Map()
  const gaps = await findGaps(database, register, sales)
  const codes = sales.map(({ code }) => code)
  return read(database, register, { gaps, isWanted: isAnyOf(codes) })
}

/** The advices about all sales of a register. */
export async function listSaleAdvices(database: Database, register: Register): Promise<SaleAdvices> {
  return read(database, register, { gaps: await findGaps(database, register), isWanted: isAdvised(register) })
}

const isAnyOf = (codes: readonly string[]): SQL => sql`${vouchers.code} = any(${sql.param(codes)}::text[])`

interface Wanted {
  readonly gaps: ReadonlyMap<string, NumberGap>
  readonly isWanted: SQL
}

async function read({ db }: Database, register: Register, { gaps, isWanted }: Wanted): Promise<SaleAdvices> {
  const rows = await db
    .select({
      code: vouchers.code,
      type: vouchers.type,
      series: vouchers.series,
      number: vouchers.number,
      issuedOn: vouchers.issuedOn,
      total: vouchers.total,
      taxable: vouchers.taxable,
      taxableDiscount: vouchers.taxableDiscount,
      igv: vouchers.igv,
      igvDiscount: vouchers.igvDiscount,
      alsoAnnotatedIn: vouchers.alsoAnnotatedIn,
      modifiedSeries: vouchers.modifiedSeries,
      modifiedNumber: vouchers.modifiedNumber,
      modifiedIssuedOn: vouchers.modifiedIssuedOn,
      observations: vouchers.observations,
    })
    .from(vouchers)
    .where(
      and(
        publishedTo(vouchers, register.businessUuid),
        eq(vouchers.operation, 'VENTA'),
        eq(vouchers.period, register.period),
        isWanted,
        or(isNotNull(vouchers.observations), isAnyOf([...gaps.keys()])),
      ),
    )
  return new Map(rows.map((row) => [row.code, advicesOf(row, gaps.get(row.code) ?? null)]))
}

type AdvisedRow = Pick<
  typeof vouchers.$inferSelect,
  | 'type'
  | 'series'
  | 'number'
  | 'issuedOn'
  | 'total'
  | 'taxable'
  | 'taxableDiscount'
  | 'igv'
  | 'igvDiscount'
  | 'alsoAnnotatedIn'
  | 'modifiedSeries'
  | 'modifiedNumber'
  | 'modifiedIssuedOn'
  | 'observations'
>

function advicesOf(row: AdvisedRow, gap: NumberGap | null): SaleAdvice[] {
  const sale = {
    type: row.type,
    series: row.series,
    number: row.number,
    issuedOn: row.issuedOn as CivilDate,
    total: row.total as Centimos,
    taxable: ((row.taxable ?? 0) + (row.taxableDiscount ?? 0)) as Centimos,
    igv: ((row.igv ?? 0) + (row.igvDiscount ?? 0)) as Centimos,
    otherPeriods: (row.alsoAnnotatedIn ?? []) as TaxPeriod[],
    modified:
      row.modifiedSeries === null
        ? null
        : {
            name: `${row.modifiedSeries}-${row.modifiedNumber ?? ''}`,
            issuedOn: row.modifiedIssuedOn as CivilDate | null,
          },
    gap,
  }
  return saleAdviceCodes(row.observations ?? [], gap).map((code) => saleAdvice(code, sale))
}
