import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { assertNever } from '../../assert-never.ts'
import { schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'
import { countsLaterSql } from './counts-as-credit.store.ts'
import { searchText, statusOfKey, type VoucherFilter, type VoucherSearch } from './voucher-filter.ts'

const { vouchers, periodFigures: figures } = schema

/** The published vouchers of a filter. */
export function voucherConditions(businessUuid: string, filter: VoucherFilter): SQL | undefined {
  return and(eq(vouchers.period, filter.period), conditionsWithoutPeriod(businessUuid, filter))
}

/** The same with the purchases of earlier registers whose credit is given in the period: what its sums are made of. */
export function summedConditions(businessUuid: string, filter: VoucherFilter): SQL | undefined {
  const { operation, period } = filter
  const isOwn = eq(vouchers.period, period)
  const stands = operation === 'COMPRA' ? or(isOwn, countsLaterSql(vouchers, period)) : isOwn
  return and(stands, conditionsWithoutPeriod(businessUuid, filter))
}

function conditionsWithoutPeriod(businessUuid: string, filter: VoucherFilter): SQL | undefined {
  return and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.operation, filter.operation),
    filter.status && eq(vouchers.status, filter.status),
    filter.search && searchCondition(filter.search),
  )
}

/** The figures that the sums of a filter are made of, for those filters that the figures can tell apart; else undefined. */
export function figureConditions(businessUuid: string, filter: VoucherFilter): SQL | undefined {
  const { search } = filter
  if (search && search.by !== 'type' && search.by !== 'status') return undefined
  return and(
    eq(figures.businessUuid, businessUuid),
    eq(figures.operation, filter.operation),
    or(eq(figures.period, filter.period), countsLaterSql(figures, filter.period)),
    filter.status && eq(figures.status, filter.status),
    search?.by === 'type' ? eq(figures.type, search.value) : undefined,
    search?.by === 'status' ? statusCondition(figures.status, search.value) : undefined,
  )
}

function searchCondition({ by, value }: VoucherSearch): SQL {
  switch (by) {
    case 'type':
      return eq(vouchers.type, value)
    case 'series':
      return eq(vouchers.series, value)
    case 'status':
      return statusCondition(vouchers.status, value)
    case 'provider':
      return eq(vouchers.counterpartyDocument, value)
    case 'serie_number':
      return serieNumberCondition(value)
    default:
      return assertNever(by)
  }
}

/**
 * "F001-12": the series F001 and numbers that begin with 12. "F0": series that begin so. "45": series or numbers that begin
 * so; only this last one reads every voucher of the period. Numbers are kept without left zeros: "F001-0012" is F001-12.
 */
function serieNumberCondition(text: string): SQL {
  const [series = '', ...rest] = searchText(text).split('-')
  if (rest.length > 0) {
    const number = withoutLeftZeros(rest.join('-'))
    return sql`(${vouchers.series} = ${series} and ${beginsWith(vouchers.number, number)})`
  }
  if (!/^\d/.test(series)) return beginsWith(vouchers.series, series)
  return sql`(${beginsWith(vouchers.series, series)} or ${beginsWith(vouchers.number, withoutLeftZeros(series))})`
}

const withoutLeftZeros = (text: string): string => text.replace(/^0+(?=.)/, '')

/** As a range, so that an index in byte order serves it; nothing sorts behind the last code point. */
function beginsWith(column: typeof vouchers.series | typeof vouchers.number, text: string): SQL {
  return text === '' ? sql`true` : sql`(${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`})`
}

function statusCondition(column: typeof vouchers.status | typeof figures.status, key: string): SQL {
  const status = statusOfKey.get(key)
  return status === undefined ? sql`false` : sql`${column} = ${status}`
}
