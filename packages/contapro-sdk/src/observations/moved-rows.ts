import {
  addCentimos,
  type Centimos,
  parseCentimos,
  subtractCentimos,
  sumCentimos,
  toDecimalText,
  zeroCentimos,
} from '@contapro/sunat'
import type { ReviewedVoucher, ReviewedVoucherList } from '../contract/contract.ts'
import type { ReviewList } from './queries.ts'

/** What is done with purchases: validate, decline, or take a decision back. */
export type DecisionKind = 'validate' | 'decline' | 'undo'

/** A row on its way from one list to another. */
export interface MovedRow {
  readonly row: ReviewedVoucher
  readonly from: ReviewList
  readonly to: ReviewList
}

/** The list that a row stands in after a decision; the server's answer has the last word. */
export function listAfter(kind: DecisionKind, { observations }: ReviewedVoucher): ReviewList {
  if (kind === 'validate') return 'validated'
  if (kind === 'decline') return 'rejected'
  return observations.length > 0 ? 'observed' : 'validated'
}

/** A page of a list without the rows that left it, its sums and the counts of all lists moved with them. */
export function withoutMoved(
  page: ReviewedVoucherList,
  list: ReviewList,
  moved: readonly MovedRow[],
): ReviewedVoucherList {
  const leaving = new Set(moved.filter(({ from }) => from === list).map(({ row }) => row.code))
  return { ...countedWith(page, list, moved, 1), data: page.data.filter(({ code }) => !leaving.has(code)) }
}

/** The same page with its rows back at their places in `before`, as after a failure. */
export function withMovedBack(
  page: ReviewedVoucherList,
  list: ReviewList,
  { moved, before }: { readonly moved: readonly MovedRow[]; readonly before: ReviewedVoucherList },
): ReviewedVoucherList {
  const codes = new Set(moved.filter(({ from }) => from === list).map(({ row }) => row.code))
  const data = [...page.data]
  before.data.forEach((row, index) => {
    const isMissing = codes.has(row.code) && !data.some(({ code }) => code === row.code)
    if (isMissing) data.splice(Math.min(index, data.length), 0, row)
  })
  return { ...countedWith(page, list, moved, -1), data }
}

function countedWith(
  page: ReviewedVoucherList,
  list: ReviewList,
  moved: readonly MovedRow[],
  direction: 1 | -1,
): ReviewedVoucherList {
  const coming = moved.filter(({ to }) => to === list)
  const leaving = moved.filter(({ from }) => from === list)
  const gained = (name: ReviewList): number =>
    direction * (moved.filter(({ to }) => to === name).length - moved.filter(({ from }) => from === name).length)
  const { summary, metadata } = page
  const counted = (now: number | undefined, name: ReviewList): number | undefined =>
    now === undefined ? undefined : now + gained(name)
  const amount = (field: 'taxable_amount' | 'igv_amount' | 'total_amount'): string | undefined => {
    const now = parseCentimos(summary[field] ?? '')
    if (now === undefined) return undefined
    const change = subtractCentimos(sumOf(coming, field), sumOf(leaving, field))
    return toDecimalText(direction === 1 ? addCentimos(now, change) : subtractCentimos(now, change))
  }
  return {
    ...page,
    summary: {
      total_items: counted(summary.total_items, list),
      taxable_amount: amount('taxable_amount'),
      igv_amount: amount('igv_amount'),
      total_amount: amount('total_amount'),
      observed_count: counted(summary.observed_count, 'observed'),
      rejected_count: counted(summary.rejected_count, 'rejected'),
      validated_count: counted(summary.validated_count, 'validated'),
    },
    metadata: {
      ...metadata,
      pagination: { ...metadata.pagination, total_items: metadata.pagination.total_items + gained(list) },
    },
  }
}

function sumOf(moved: readonly MovedRow[], field: 'taxable_amount' | 'igv_amount' | 'total_amount'): Centimos {
  return sumCentimos(moved.map(({ row }) => parseCentimos(row[field] ?? '') ?? zeroCentimos))
}
