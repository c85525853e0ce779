import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import { watchTaxPeriods } from '../tax-periods/watch-tax-periods.ts'
import { watchUploads } from '../uploads/watch-uploads.ts'
import { dropFormerSession } from './drop-former-session.ts'

/**
 * Keeps a cache and a client's session in step; the React provider calls it, and so does whoever uses the query values without
 * React. Answers the function that ends it.
 */
export function watchQueries(client: ContaproClient, queryClient: QueryClient): () => void {
  const stops = [
    dropFormerSession(client, queryClient),
    watchTaxPeriods(client, queryClient),
    watchUploads(client, queryClient),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
