import {
  hashKey,
  type Query,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import type { ContaproQuery } from '../queries/contapro-query.ts'
import { ANONYMOUS } from '../session/auth-store.ts'
import { useContaproContext } from './contapro-context.ts'

/** Options of every query hook. */
export interface QueryHookOptions {
  /** False holds the call back, and shows what is known already. Default true. */
  readonly enabled?: boolean | undefined
}

/** What the SDK's own hooks may add. */
export interface QueryPolicy<Data> extends QueryHookOptions {
  /** The call takes no token: it is asked for without a session too. */
  readonly isOpen?: boolean | undefined
  /** While another answer loads, show the one before if its key begins with these parts too. */
  readonly keepWithin?: ((client: ContaproClient) => readonly unknown[]) | undefined
  /** Milliseconds to the next look, false for none. */
  readonly refetchInterval?: ((data: Data | undefined) => number | false) | number | undefined
}

/** Runs a query value; without one (nothing selected yet) or without a session nothing is asked for. */
export function useContaproQuery<Data>(
  make: (client: ContaproClient) => ContaproQuery<Data> | null,
  policy: QueryPolicy<Data> = {},
): UseQueryResult<Data, ContaproError> {
  const { client, queryClient, failures } = useContaproContext()
  // Without a token the answer could only be 401; the guard of the screen is already on its way to the sign-in.
  const query = client.key[2] === ANONYMOUS && !policy.isOpen ? null : make(client)
  const { keepWithin, refetchInterval } = policy
  const options = {
    ...(query ?? { queryKey: [...client.key, 'nothing'], queryFn: skipToken, retry: false }),
    enabled: policy.enabled ?? true,
    ...(keepWithin && { placeholderData: previousWithin(keepWithin(client)) }),
    ...(refetchInterval !== undefined && { refetchInterval: intervalOf(refetchInterval) }),
  }
  const queryHash = hashKey(options.queryKey)
  useEffect(() => failures?.follow(queryHash), [failures, queryHash])
  // The library tells data from placeholder functions by type; for a type parameter it cannot.
  return useQuery(options as UseQueryOptions<Data, ContaproError>, queryClient)
}

/** The data before, as long as its key begins with the same parts. */
function previousWithin(scope: readonly unknown[]): (previous: unknown, query: Query | undefined) => unknown {
  const hash = hashKey(scope)
  return (previous, query) => (query && hashKey(query.queryKey.slice(0, scope.length)) === hash ? previous : undefined)
}

function intervalOf<Data>(
  interval: NonNullable<QueryPolicy<Data>['refetchInterval']>,
): number | ((query: Query<Data, ContaproError>) => number | false) {
  return typeof interval === 'number' ? interval : (query) => interval(query.state.data)
}
