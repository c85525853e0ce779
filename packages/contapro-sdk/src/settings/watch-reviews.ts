import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Settings } from '../contract/contract.ts'
import { invalidateAll } from '../queries/invalidate-all.ts'
import { keysOfFigures } from '../queries/keys-of-figures.ts'
import { onAnswer } from '../queries/on-answer.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { REVIEW_POLL_MS } from '../queries/stale-times.ts'

/**
 * After a change of settings that the server treats purchases anew for: looks whether it is done, on whatever screen, and then
 * asks anew for every figure.
 */
export function watchReviews(client: ContaproClient, queryClient: QueryClient): () => void {
  const looks = new Map<unknown, ReturnType<typeof setTimeout>>()
  const stop = onAnswer(client, queryClient, 'settings', ([businessUuid], data) => {
    clearTimeout(looks.get(businessUuid))
    if ((data as Settings).is_reviewing) {
      const queryKey = [...resourceKey(client, 'settings'), businessUuid]
      // A look that fails is the last: the answer that somebody asks for next tells the same.
      looks.set(
        businessUuid,
        setTimeout(() => void queryClient.refetchQueries({ queryKey }), REVIEW_POLL_MS),
      )
    } else if (looks.delete(businessUuid)) {
      void invalidateAll(queryClient, keysOfFigures(client))
    }
  })
  return () => {
    stop()
    for (const look of looks.values()) clearTimeout(look)
  }
}
