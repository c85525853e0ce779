import type { Centimos } from '@contapro/sunat'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { computed, type RowOf, type schema } from '../../platform/db/index.ts'
import { countsAsCreditInSql, countsLaterSql } from '../figures/counts-as-credit.store.ts'

/** How the sums are read. */
export const sumFields = {
  vouchers: computed(),
  taxable: computed<Centimos>(),
  /** Whether it counts or not. */
  igv: computed<Centimos>(),
  /** Of the period in which the credit is given. */
  creditIgvDg: computed<Centimos>(),
  creditIgvDgng: computed<Centimos>(),
  /** What an earlier period's register holds of it. */
  movedVouchers: computed(),
  movedIgvDg: computed<Centimos>(),
  movedIgvDgng: computed<Centimos>(),
  salesIgv: computed<Centimos>(),
  total: computed<Centimos>(),
}

/** Sums over all pages of a filter. Amounts in céntimos. */
export type VoucherSums = RowOf<typeof sumFields>

type Source = typeof schema.vouchers | typeof schema.periodFigures

/** Amount that a voucher adds to a figure: zero if it is annulled (decision 0056). */
export const countedAmount = ({ annulled }: Source, amount: unknown): SQL =>
  sql`(case when ${annulled} then 0 else ${amount} end)`

const zero = (value: unknown): SQL => sql`coalesce(${value}, 0)`
const number = <T extends number>(value: SQL, name: string) => value.mapWith(Number).as(name) as SQL.Aliased<T>

/**
 * The sums as columns of a statement, over vouchers or over figures: the two name their amounts alike. Credit counts in the period in which
 * it is given, so the statement has to find the purchases that are moved into it too; everything else counts in that of the register.
 *
 * @param vouchers how many of them a row is.
 * @param listed which rows are listed; those of the period's own register unless stated otherwise.
 */
export function sumColumns(source: Source, vouchers: SQL, period: SQLWrapper, listed?: SQL) {
  const credit = countsAsCreditInSql(source, period)
  const isMoved = countsLaterSql(source, period)
  const isListed = listed ?? sql`${source.period} = ${period}`
  const taxable = sql`${zero(source.taxableDg)} + ${zero(source.taxableDgng)} + ${zero(source.taxableDng)} + ${zero(source.taxable)} + ${zero(source.taxableDiscount)}`
  const salesIgv = sql`${zero(source.igv)} + ${zero(source.igvDiscount)}`
  const igv = sql`${zero(source.igvDg)} + ${zero(source.igvDgng)} + ${zero(source.igvDng)} + ${salesIgv}`
  const count = (condition: SQL) => zero(sql`sum(${vouchers}) filter (where ${condition})`)
  const sum = (amount: unknown, condition: SQL) =>
    zero(sql`sum(${countedAmount(source, amount)}) filter (where ${condition})`)
  return {
    vouchers: number<number>(count(isListed), 'all_vouchers'),
    taxable: number<Centimos>(sum(taxable, isListed), 'all_taxable'),
    igv: number<Centimos>(sum(igv, isListed), 'all_igv'),
    creditIgvDg: number<Centimos>(sum(source.igvDg, credit), 'all_credit_dg'),
    creditIgvDgng: number<Centimos>(sum(source.igvDgng, credit), 'all_credit_dgng'),
    movedVouchers: number<number>(count(isMoved), 'all_moved'),
    movedIgvDg: number<Centimos>(sum(source.igvDg, isMoved), 'all_moved_dg'),
    movedIgvDgng: number<Centimos>(sum(source.igvDgng, isMoved), 'all_moved_dgng'),
    salesIgv: number<Centimos>(sum(salesIgv, isListed), 'all_sales_igv'),
    total: number<Centimos>(sum(source.total, isListed), 'all_total'),
  }
}
