import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'

/** Hears each answer of a client's session: its key without the client's part, and the data. */
export function onAnswer(
  client: ContaproClient,
  queryClient: QueryClient,
  listener: (key: readonly unknown[], data: unknown) => void,
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const queryKey: readonly unknown[] = event.query.queryKey
    if (client.key.some((part, index) => queryKey[index] !== part)) return
    listener(queryKey.slice(client.key.length), event.query.state.data)
  })
}
