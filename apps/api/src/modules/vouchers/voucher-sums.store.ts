import type { Centimos } from '@contapro/sunat'
import { type SQL, sql } from 'drizzle-orm'
import type { schema } from '../../db/index.ts'
import { countsAsCreditSql } from './counts-as-credit.store.ts'

/** Sums over all pages of a filter. Amounts in céntimos. */
export interface VoucherSums {
  readonly vouchers: number
  readonly taxable: Centimos
  readonly creditIgvDg: Centimos
  readonly creditIgvDgng: Centimos
  readonly salesIgv: Centimos
  readonly total: Centimos
}

type Source = typeof schema.vouchers | typeof schema.periodFigures

const zero = (value: unknown): SQL => sql`coalesce(${value}, 0)`
const number = <T extends number>(value: SQL, name: string) => value.mapWith(Number).as(name) as SQL.Aliased<T>

/** The sums as columns of a statement, over vouchers or over figures: the two name their amounts alike. */
export function sumColumns(source: Source, vouchers: SQL) {
  const credit = countsAsCreditSql(source)
  const taxable = sql`${zero(source.taxableDg)} + ${zero(source.taxableDgng)} + ${zero(source.taxableDng)} + ${zero(source.taxable)} + ${zero(source.taxableDiscount)}`
  return {
    vouchers: number<number>(zero(vouchers), 'all_vouchers'),
    taxable: number<Centimos>(zero(sql`sum(${taxable})`), 'all_taxable'),
    creditIgvDg: number<Centimos>(zero(sql`sum(${source.igvDg}) filter (where ${credit})`), 'all_credit_dg'),
    creditIgvDgng: number<Centimos>(zero(sql`sum(${source.igvDgng}) filter (where ${credit})`), 'all_credit_dgng'),
    salesIgv: number<Centimos>(zero(sql`sum(${zero(source.igv)} + ${zero(source.igvDiscount)})`), 'all_sales_igv'),
    total: number<Centimos>(zero(sql`sum(${source.total})`), 'all_total'),
  }
}
