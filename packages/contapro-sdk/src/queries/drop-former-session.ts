import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'

/** When the session changes, cancels what the former one has in flight and drops its answers, and nothing of anybody else. */
export function dropFormerSession(client: ContaproClient, queryClient: QueryClient): () => void {
  let key = client.key
  return client.session.auth.subscribe(() => {
    if (client.key[2] === key[2]) return
    const former = { queryKey: key }
    key = client.key
    void queryClient.cancelQueries(former)
    queryClient.removeQueries(former)
  })
}
