import type { QueryClient } from '@tanstack/react-query'
import type { ReviewedVoucherList } from '../contract/contract.ts'
import { type DecisionKind, listAfter, type MovedRow, withMovedBack, withoutMoved } from './moved-rows.ts'
import type { ReviewList } from './queries.ts'

/**
 * Moves the rows of a decision out of the cached pages of one period at once, counts and sums with them, and answers what brings them
 * back. A page that somebody asked for anew meanwhile keeps its rows.
 */
export function showDecision(
  queryClient: QueryClient,
  within: readonly unknown[],
  { kind, codes }: { readonly kind: DecisionKind; readonly codes: readonly string[] },
): () => void {
  const pages = queryClient
    .getQueriesData<ReviewedVoucherList>({ queryKey: within })
    .flatMap(([queryKey, page]) => (page ? [{ queryKey, list: queryKey[within.length] as ReviewList, page }] : []))
  const moved = new Map<string, MovedRow>()
  for (const { list, page } of pages) {
    for (const row of page.data) {
      const to = listAfter(kind, row)
      if (to !== list && codes.includes(row.code)) moved.set(row.code, { row, from: list, to })
    }
  }
  const rows = [...moved.values()]
  for (const { queryKey, list } of pages) {
    queryClient.setQueryData<ReviewedVoucherList>(queryKey, (now) => now && withoutMoved(now, list, rows))
  }
  return () => {
    for (const { queryKey, list, page: before } of pages) {
      queryClient.setQueryData<ReviewedVoucherList>(
        queryKey,
        (now) => now && withMovedBack(now, list, { moved: rows, before }),
      )
    }
  }
}
