import type { ContaproError, Pagination } from '@contapro/sdk'
import type { DataTableState } from '../patterns/data-table/data-column.ts'

/** A page of a list, while it loads, or why it did not come. */
export interface ListPage<Answer> {
  readonly state: DataTableState
  /** The answer of the call; undefined while it loads and after a failure. */
  readonly answer: Answer | undefined
  /** Another page is on its way; the one of before stays in sight. */
  readonly isRefreshing: boolean
  /** Undefined while it is not known for what was asked last. */
  readonly totalPages: number | undefined
}

interface Pages {
  readonly pagination: Pick<Pagination, 'total_pages'>
}

/** What every answer with pages tells; those of vouchers tell it one level down (part 2 §3). */
type Paged = Pages | { readonly metadata: Pages }

interface ListQuery<Answer> {
  readonly data: Answer | undefined
  readonly error: ContaproError | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/** What a list's query has brought; `failure` says what could not be loaded. */
export function listPageOf<Answer extends Paged>(query: ListQuery<Answer>, failure: string): ListPage<Answer> {
  const { data: answer, error, isPlaceholderData: isRefreshing, refetch } = query
  const totalPages = isRefreshing ? undefined : answer && totalPagesOf(answer)
  return { state: stateOf(), answer, isRefreshing, totalPages }

  function stateOf(): DataTableState {
    if (answer) return { status: 'ready' }
    if (!error) return { status: 'loading' }
    return { status: 'error', title: failure, text: error.message, onRetry: () => void refetch() }
  }
}

function totalPagesOf(answer: Paged): number {
  return ('metadata' in answer ? answer.metadata : answer).pagination.total_pages
}
