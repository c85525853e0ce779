import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import { watchReviews } from '../settings/watch-reviews.ts'
import { watchTaxPeriods } from '../tax-periods/watch-tax-periods.ts'
import { watchUploads } from '../uploads/watch-uploads.ts'
import { dropFormerSession } from './drop-former-session.ts'

interface Watch {
  readonly stop: () => void
  watchers: number
}

const watches = /* @__PURE__ */ new WeakMap<QueryClient, Map<ContaproClient, Watch>>()

/**
 * Keeps a cache and a client's session in step, once for however many providers share both; the React provider calls it, and so
 * does whoever uses the query values without React. Answers the function that ends it.
 */
export function watchQueries(client: ContaproClient, queryClient: QueryClient): () => void {
  const ofCache = watches.get(queryClient) ?? new Map<ContaproClient, Watch>()
  watches.set(queryClient, ofCache)
  const watch = ofCache.get(client) ?? { stop: startWatch(client, queryClient), watchers: 0 }
  ofCache.set(client, watch)
  watch.watchers += 1
  return () => {
    watch.watchers -= 1
    if (watch.watchers > 0) return
    watch.stop()
    ofCache.delete(client)
  }
}

function startWatch(client: ContaproClient, queryClient: QueryClient): () => void {
  const stops = [
    dropFormerSession(client, queryClient),
    watchTaxPeriods(client, queryClient),
    watchUploads(client, queryClient),
    watchReviews(client, queryClient),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
