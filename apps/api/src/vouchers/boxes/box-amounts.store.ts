import { type IgvRate, igvRateNames, reducedIgvRates } from '@contapro/sunat'
import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { schema } from '../../platform/db/index.ts'
import { countsAsCreditInSql, countsAsCreditSql, countsLaterSql } from '../figures/counts-as-credit.store.ts'
import { baseBoxOf, percentInBox } from './tax-of-base.ts'

/** Vouchers, or the figures that sum them: the two name what boxes are made of alike. */
export type BoxSource = typeof schema.vouchers | typeof schema.periodFigures

/** At this rate, as the voucher shows it. */
export const isAtRate = (rate: IgvRate, source: BoxSource): SQL => sql`${source.rate} = ${sql.raw(`'${rate}'`)}`

/** At a reduced rate, whichever it was on the issue date. */
export const isReduced = ({ rate }: BoxSource): SQL => sql`${rate} in (${reducedRates})`

const reducedRates = sql.raw(reducedIgvRates.map((rate) => `'${rate}'`).join(', '))

const isCustoms = ({ type }: BoxSource): SQL => sql`${type} in ('50', '51', '52', '53', '54')`

/** Which rows the box of a period takes: credit counts where it is given, anything else in the period of its register. */
export function isOfBox(box: Pdt621VoucherBox, source: BoxSource, period: SQLWrapper): SQL | undefined {
  return and(
    isOfKind(box, source),
    takesCredit(box) ? countsAsCreditInSql(source, period) : sql`${source.period} = ${period}`,
  )
}

/** Those of them that the period's own register holds. */
export function isOfBoxByRegister(box: Pdt621VoucherBox, source: BoxSource, period: SQLWrapper): SQL | undefined {
  return and(isOfKind(box, source), eq(source.period, period), takesCredit(box) ? countsAsCreditSql(source) : undefined)
}

/** The others: purchases of earlier registers whose credit is given in the period. */
export function isOfBoxByCredit(box: Pdt621VoucherBox, source: BoxSource, period: SQLWrapper): SQL | undefined {
  return takesCredit(box) ? and(isOfKind(box, source), countsLaterSql(source, period)) : sql`false`
}

const takesCredit = ({ operation, vouchers: { needsCredit } }: Pdt621VoucherBox): boolean =>
  operation === 'COMPRA' && needsCredit === true

const isOfKind = (box: Pdt621VoucherBox, source: BoxSource): SQL | undefined =>
  and(matchesBox(box, source), sql`not ${source.annulled}`)

/** Of the side, rate and origin of a box, annulled or not. */
export function matchesBox(box: Pdt621VoucherBox, source: BoxSource): SQL | undefined {
  const { operation, vouchers: which } = box
  const { rate, origin } = which
  return and(
    eq(source.operation, operation),
    rate && (rate === 'reduced' ? isReduced(source) : sql`not ${isReduced(source)}`),
    origin && (origin === 'customs' ? isCustoms(source) : sql`not ${isCustoms(source)}`),
  )
}

/** Céntimos by which rounding may move the tax of a voucher (`amountsMismatch`). */
const TOLERANCE = 5

/** Whether the tax of a row is not that of its base, by more than rounding; no row of the box of a base. */
export function isOffInBox(box: Pdt621VoucherBox, source: BoxSource): SQL {
  const base = baseBoxOf(box)
  if (!base) return sql`false`
  const percents = igvRateNames.map((rate) => sql.raw(`when '${rate}' then ${percentInBox(box, rate)}`))
  const percent = sql`(case ${source.rate} ${sql.join(percents, sql` `)} end)`
  return sql`abs(${amountInBox(base, source)} * ${percent} - ${amountInBox(box, source)} * 100) > ${sql.raw(String(TOLERANCE * 100))}`
}

/** What a row adds to a box, in céntimos. */
export function amountInBox({ amounts, isSubtracted }: Pdt621VoucherBox, source: BoxSource): SQL {
  const sum = sql.join(
    amounts.map((name) => sql`coalesce(${source[name]}, 0)`),
    sql` + `,
  )
  return isSubtracted ? sql`-(${sum})` : sql`(${sum})`
}
