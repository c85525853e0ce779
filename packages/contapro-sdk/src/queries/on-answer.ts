import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import { type Resource, resourceKey } from './resource-key.ts'

/** Hears each answer about a resource of a client's session: its key behind the resource's, and the data. */
export function onAnswer(
  client: ContaproClient,
  queryClient: QueryClient,
  resource: Resource,
  listener: (key: readonly unknown[], data: unknown) => void,
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const queryKey: readonly unknown[] = event.query.queryKey
    const key = resourceKey(client, resource)
    if (key.every((part, index) => queryKey[index] === part))
      listener(queryKey.slice(key.length), event.query.state.data)
  })
}
