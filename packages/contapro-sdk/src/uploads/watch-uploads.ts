import type { QueryClient } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Upload, UploadList } from '../contract/contract.ts'
import { invalidateAll } from '../queries/invalidate-all.ts'
import { keysOfFigures } from '../queries/keys-of-figures.ts'
import { onAnswer } from '../queries/on-answer.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { openDataChannel } from './data-channel.ts'

/**
 * Asks anew for what an upload changed, once for each upload, when it is seen to finish: here, or in another tab or frame of
 * the same origin (the upload form stands in a frame of its own).
 */
export function watchUploads(client: ContaproClient, queryClient: QueryClient): () => void {
  const atWork = new Set<string>()
  const finished = new Set<string>()
  const channel = openDataChannel(client.baseUrl, () => void invalidateVouchers(client, queryClient))

  const look = (upload: Upload, businessUuid: unknown, isFollowed: boolean): void => {
    const { upload_uuid: uuid, state } = upload
    if (state === 'processing') atWork.add(uuid)
    else if (!finished.has(uuid)) {
      finished.add(uuid)
      // A list shows uploads of last week too: only one that was at work before our eyes, or that is followed, is news.
      if (!atWork.delete(uuid) && !isFollowed) return
      channel.announce()
      void invalidateVouchers(client, queryClient)
      void queryClient.invalidateQueries({ queryKey: [...resourceKey(client, 'uploads'), businessUuid, 'list'] })
    }
  }
  const stop = onAnswer(client, queryClient, ([resource, businessUuid, what], data) => {
    if (resource !== 'uploads') return
    if (what === 'one') look(data as Upload, businessUuid, true)
    else for (const upload of (data as UploadList).data) look(upload, businessUuid, false)
  })
  return () => {
    stop()
    channel.close()
  }
}

/** Everything that files go into: companies with periods, periods, the padrón in the settings, figures, lists. */
function invalidateVouchers(client: ContaproClient, queryClient: QueryClient): Promise<void> {
  const resources = ['businesses', 'tax-periods', 'settings'] as const
  const keys = resources.map((resource) => resourceKey(client, resource))
  return invalidateAll(queryClient, [...keys, ...keysOfFigures(client)])
}
