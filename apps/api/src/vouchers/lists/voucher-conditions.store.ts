import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Places, publishedTo, schema } from '../../platform/db/index.ts'
import { assertNever } from '../../platform/errors/assert-never.ts'
import { countsLaterSql } from '../figures/counts-as-credit.store.ts'
import { isAdvised } from './advised-sales.store.ts'
import type { FilterShape, FilterValues, SearchKind } from './voucher-terms.ts'

const { vouchers, periodFigures: figures } = schema

type At = Places<FilterValues>

/** The published vouchers of a filter. */
export function voucherConditions(at: At, shape: FilterShape): SQL | undefined {
  return and(eq(vouchers.period, at.period), conditionsWithoutPeriod(at, shape))
}

/** The same with the purchases of earlier registers whose credit is given in the period: what its sums are made of. */
export function summedConditions(at: At, shape: FilterShape): SQL | undefined {
  const isOwn = eq(vouchers.period, at.period)
  const stands = shape.operation === 'COMPRA' ? or(isOwn, countsLaterSql(vouchers, at.period)) : isOwn
  return and(stands, conditionsWithoutPeriod(at, shape))
}

function conditionsWithoutPeriod(at: At, { hasStatus, search, isAdvised: wantsAdvised }: FilterShape): SQL | undefined {
  return and(
    publishedTo(vouchers, at.businessUuid),
    eq(vouchers.operation, at.operation),
    hasStatus ? eq(vouchers.status, at.status) : undefined,
    search && searchCondition(at, search),
    wantsAdvised ? isAdvised(at) : undefined,
  )
}

/** The figures that the sums of a filter are made of, for those filters that the figures can tell apart; else undefined. */
export function figureConditions(at: At, { hasStatus, search, isAdvised: wantsAdvised }: FilterShape): SQL | undefined {
  if (wantsAdvised) return undefined
  if (search && search !== 'type' && search !== 'status' && search !== 'none') return undefined
  return and(
    eq(figures.businessUuid, at.businessUuid),
    eq(figures.operation, at.operation),
    or(eq(figures.period, at.period), countsLaterSql(figures, at.period)),
    hasStatus ? eq(figures.status, at.status) : undefined,
    search === 'type' ? eq(figures.type, at.searched) : undefined,
    search === 'status' ? eq(figures.status, at.searched) : undefined,
    search === 'none' ? sql`false` : undefined,
  )
}

function searchCondition(at: At, kind: SearchKind): SQL {
  const isInSeries = sql`(${vouchers.series} >= ${at.seriesFrom} and ${vouchers.series} < ${at.seriesTo})`
  const isInNumbers = sql`(${vouchers.number} >= ${at.numberFrom} and ${vouchers.number} < ${at.numberTo})`
  switch (kind) {
    case 'type':
      return eq(vouchers.type, at.searched)
    case 'series':
      return eq(vouchers.series, at.searched)
    case 'status':
      return eq(vouchers.status, at.searched)
    case 'provider':
      return eq(vouchers.counterpartyDocument, at.searched)
    case 'none':
      return sql`false`
    case 'numbers of series':
      return sql`(${vouchers.series} = ${at.searched} and ${isInNumbers})`
    case 'numbers of physical series':
      return sql`(ltrim(${vouchers.series}, '0') = ltrim(${at.searched}, '0') and ${isInNumbers})`
    case 'beginning of series':
      return isInSeries
    case 'beginning of series or number':
      return sql`(${isInSeries} or ${isInNumbers})`
    default:
      return assertNever(kind)
  }
}
