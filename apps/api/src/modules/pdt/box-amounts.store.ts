import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { schema } from '../../db/index.ts'
import { countsAsCreditSql } from '../vouchers/counts-as-credit.store.ts'

/** Vouchers, or the figures that sum them: the two name what boxes are made of alike. */
export type BoxSource = typeof schema.vouchers | typeof schema.periodFigures

/** At the reduced rate, whichever it was on the issue date. */
export const isReduced = ({ rate }: BoxSource): SQL => sql`${rate} in ('10', '10.5')`

const isCustoms = ({ type }: BoxSource): SQL => sql`${type} in ('50', '51', '52', '53', '54')`

/** Which rows a box takes. */
export function isOfBox({ operation, vouchers: which }: Pdt621VoucherBox, source: BoxSource): SQL | undefined {
  const { rate, origin, needsCredit } = which
  return and(
    eq(source.operation, operation),
    rate && (rate === 'reduced' ? isReduced(source) : sql`not ${isReduced(source)}`),
    origin && (origin === 'customs' ? isCustoms(source) : sql`not ${isCustoms(source)}`),
    operation === 'COMPRA' ? (needsCredit ? countsAsCreditSql(source) : sql`not ${source.annulled}`) : undefined,
  )
}

/** What a row adds to a box, in céntimos. */
export function amountInBox({ amounts, isSubtracted }: Pdt621VoucherBox, source: BoxSource): SQL {
  const sum = sql.join(
    amounts.map((name) => sql`coalesce(${source[name]}, 0)`),
    sql` + `,
  )
  return isSubtracted ? sql`-(${sum})` : sql`(${sum})`
}
