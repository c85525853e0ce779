import type { DataTag } from '@tanstack/query-core'
import type { ContaproError } from '../client/contapro-error.ts'

/**
 * A query as a value: key, fetch and policy in one plain object, for hooks, `queryClient.fetchQuery`, prefetching and
 * `getQueryData`, with or without React.
 */
export interface ContaproQuery<Data> {
  readonly queryKey: DataTag<readonly unknown[], Data, ContaproError>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
  /** Milliseconds in which an answer counts as fresh. */
  readonly staleTime: number
  /** The client tries reads again by itself. */
  readonly retry: false
  /** Without a network the query fails and says so, instead of waiting in silence. */
  readonly networkMode: 'always'
  readonly refetchOnReconnect: true
}

/** Makes a query value. */
export function contaproQuery<Data>(
  queryKey: readonly unknown[],
  staleTime: number,
  read: (options: { readonly signal: AbortSignal }) => Promise<Data>,
): ContaproQuery<Data> {
  return {
    queryKey: queryKey as ContaproQuery<Data>['queryKey'],
    queryFn: ({ signal }) => read({ signal }),
    staleTime,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  }
}
