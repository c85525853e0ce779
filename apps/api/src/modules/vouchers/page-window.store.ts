import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { schema } from '../../db/index.ts'
import type { VoucherFilter } from './voucher-filter.ts'

const { vouchers } = schema

export interface Page {
  /** From 1. */
  readonly page: number
  readonly size: number
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

/** Whether a page may be nearer to the oldest voucher: then it is worth to ask how many there are. */
export const isFar = (page: Page): boolean => rowsBefore(page) > NEAR_ROWS

/** The page counted from the newest voucher. */
export function fromNewest(filter: VoucherFilter, page: Page): PageWindow {
  return { order: orderOf(filter, desc), limit: sql`${page.size}`, offset: sql`${rowsBefore(page)}` }
}

/**
 * The same page counted from the oldest voucher, in the opposite order: the last page of a long list, which the screen has
 * a button for, does not go through all the others.
 *
 * @param total how many there are, in the same statement.
 */
export function fromOldest(filter: VoucherFilter, page: Page, total: SQL): PageWindow {
  const left = sql`greatest(${total} - ${rowsBefore(page)}::bigint, 0)`
  return {
    order: orderOf(filter, asc),
    limit: sql`least(${left}, ${page.size}::bigint)`,
    offset: sql`greatest(${left} - ${page.size}::bigint, 0)`,
  }
}

/**
 * The index by date serves a period in order. For a search that has an index of its own it would mean going through the
 * whole period, so it is kept out by an expression, and the few rows found are sorted.
 */
function orderOf({ search }: VoucherFilter, direction: typeof asc): SQL[] {
  const isOwnIndex = search?.by === 'provider' || search?.by === 'series' || search?.by === 'serie_number'
  return [direction(isOwnIndex ? sql`${vouchers.issuedOn} + 0` : vouchers.issuedOn), direction(vouchers.code)]
}
