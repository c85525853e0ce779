import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { type Places, schema } from '../../platform/db/index.ts'
import type { FilterShape } from './voucher-terms.ts'

const { vouchers } = schema

export interface Page {
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A page as a statement takes it. */
export interface PageValues {
  readonly size: number
  /** Rows before the page. */
  readonly before: number
}

/** Which rows of a filter are read, and in which order. */
export interface PageWindow {
  readonly order: SQL[]
  readonly limit: SQL
  readonly offset: SQL
}

/** Pages that begin earlier are always reached from the newest voucher. */
const NEAR_ROWS = 5000

/** Rows before a page. */
export const rowsBefore = ({ page, size }: Page): number => (page - 1) * size

/** What a page's statement takes with each call. */
export const pageValues = (page: Page): PageValues => ({ size: page.size, before: rowsBefore(page) })

/** Whether a page may be nearer to the oldest voucher: then it is worth to ask how many there are. */
export const isFar = (page: Page): boolean => rowsBefore(page) > NEAR_ROWS

/** The page counted from the newest voucher. */
export function fromNewest({ size, before }: Places<PageValues>, shape: FilterShape): PageWindow {
  return { order: orderOf(shape, desc), limit: sql`${size}`, offset: sql`${before}` }
}

/**
 * The same page counted from the oldest voucher, in the opposite order: the last page of a long list, which the screen has
 * a button for, does not go through all the others.
 *
 * @param total how many there are, in the same statement.
 */
export function fromOldest({ size, before }: Places<PageValues>, shape: FilterShape, total: SQL): PageWindow {
  const left = sql`greatest(${total} - ${before}::bigint, 0)`
  return {
    order: orderOf(shape, asc),
    limit: sql`least(${left}, ${size}::bigint)`,
    offset: sql`greatest(${left} - ${size}::bigint, 0)`,
  }
}

/**
 * The index by date serves a period in order. For a search that has an index of its own it would mean going through the
 * whole period, so it is kept out by an expression, and the few rows found are sorted.
 */
function orderOf({ search, isAdvised }: FilterShape, direction: typeof asc): SQL[] {
  const isOwnIndex =
    isAdvised || (search !== undefined && search !== 'type' && search !== 'status' && search !== 'none')
  return [direction(isOwnIndex ? sql`${vouchers.issuedOn} + 0` : vouchers.issuedOn), direction(vouchers.code)]
}
