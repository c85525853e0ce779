import { centimos, toDecimalText } from '@contapro/sunat'
import type { Database } from '../../src/platform/db/index.ts'

/** What to add up, in céntimos, of which vouchers; `$2` is the period. */
export type SqlSum = readonly [expression: string, condition: string]

const ONE = '100'

/** A count, written as an amount: so many vouchers are `12.00`. */
export const countOf = (condition: string): SqlSum => [ONE, condition]

/** An annulled voucher adds zero to every sum, and counts as one voucher. */
const addedBy = (expression: string): string =>
  expression === ONE ? ONE : `CASE WHEN annulled THEN 0 ELSE ${expression} END`

export const sales = `operation = 'VENTA' AND period = $2`
export const purchases = `operation = 'COMPRA' AND period = $2`

/** What the decisions say, in SQL: credit notes subtract also while they are only doubted, and late credit counts where the deposit was made. */
const taken = `(status = 'gasto deducible' OR (status = 'observado' AND type IN ('07', '87', '97')))`
export const deductible = `${purchases} AND ${taken}`
export const credit = `operation = 'COMPRA' AND ${taken}
  AND ((credit = 'yes' AND period = $2) OR (credit = 'later' AND credit_period = $2))`
export const inSoles = 'NOT missing_exchange_rate'
export const reduced = `rate IN ('10', '10.5')`

/** Sums over the vouchers that readers see, each by itself: nothing of the figures that the server keeps. */
export async function publishedSums<Name extends string>(
  { driver }: Database,
  { businessUuid, period }: { readonly businessUuid: string; readonly period: string },
  sums: Readonly<Record<Name, SqlSum>>,
): Promise<Record<Name, string>> {
  const entries = Object.entries<SqlSum>(sums)
  const columns = entries.map(
    ([name, [expression, condition]]) =>
      `coalesce(sum(${addedBy(expression)}) FILTER (WHERE ${condition}), 0)::text AS "${name}"`,
  )
  const { rows } = await driver.query<Record<string, string>>(
    `SELECT ${columns.join(', ')} FROM published_vouchers WHERE business_uuid = $1 AND $2::text IS NOT NULL`,
    [businessUuid, period],
  )
  const texts = entries.map(([name]) => [name, toDecimalText(centimos(Number(rows[0]?.[name])))])
  return Object.fromEntries(texts) as Record<Name, string>
}
