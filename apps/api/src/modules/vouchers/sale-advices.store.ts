import type { Centimos, CivilDate, TaxPeriod } from '@contapro/sunat'
import { type NumberGap, type SaleAdvice, saleAdvice, saleAdviceCodes } from '@contapro/sunat/observations'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../db/index.ts'
import { gapsOf, isAdvised } from './advised-sales.store.ts'

const { vouchers } = schema

interface Register {
  readonly businessUuid: string
  readonly period: string
}

/** What a register's sales are advised about, by code; sales without an advice are left out. */
export type SaleAdvices = ReadonlyMap<string, readonly SaleAdvice[]>

/** The advices about some sales of a register, as about those of a page. */
export function findSaleAdvices(
  database: Database,
  register: Register,
  codes: readonly string[],
): Promise<SaleAdvices> {
  if (codes.length === 0) return Promise.resolve(new Map())
  return read(database, register, sql`${vouchers.code} = any(${sql.param([...codes])}::text[])`)
}

/** The advices about all sales of a register. */
export function listSaleAdvices(database: Database, register: Register): Promise<SaleAdvices> {
  return read(database, register, isAdvised(register))
}

async function read({ db }: Database, register: Register, which: SQL): Promise<SaleAdvices> {
  const gaps = sql`(${gapsOf(register)}) as gaps`
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
      gapFrom: sql<string | null>`gaps.gap_from`,
      gapTo: sql<string | null>`gaps.gap_to`,
    })
    .from(vouchers)
    .leftJoin(gaps, sql`gaps.code = ${vouchers.code}`)
    .where(
      and(
        publishedTo(vouchers, register.businessUuid),
        eq(vouchers.operation, 'VENTA'),
        eq(vouchers.period, register.period),
        which,
        or(isNotNull(vouchers.observations), sql`gaps.code is not null`),
      ),
    )
  return new Map(rows.map((row) => [row.code, advicesOf(row)]))
}

interface AdvisedRow
  extends Pick<
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
  > {
  readonly gapFrom: string | null
  readonly gapTo: string | null
}

function advicesOf(row: AdvisedRow): SaleAdvice[] {
  const gap = gapOf(row)
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

const gapOf = ({ gapFrom, gapTo }: AdvisedRow): NumberGap | null =>
  gapFrom === null || gapTo === null ? null : { from: Number(gapFrom), to: Number(gapTo) }
