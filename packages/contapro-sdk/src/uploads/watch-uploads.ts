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
  /** Whether the end of an upload was told. */
  const told = new Map<string, boolean>()
  /** When the newest upload of a company was made. */
  const newest = new Map<unknown, string>()
  /** Everything that files go into: companies with periods, periods, the padrón in the settings, figures, lists. */
  const renew = (uuid: string): void => {
    told.set(uuid, true)
    void invalidateAll(queryClient, keysOfFigures(client, ['businesses', 'tax-periods', 'settings']))
  }
  const channel = openDataChannel(client.baseUrl, renew)

  const stop = onAnswer(client, queryClient, 'uploads', ([businessUuid, what], data) => {
    const isFollowed = what === 'one'
    const before = newest.get(businessUuid)
    let latest = before ?? ''
    for (const { upload_uuid: uuid, state, created_at: at = '' } of isFollowed
      ? [data as Upload]
      : (data as UploadList).data) {
      // A list shows uploads of last week too: news is what was at work before our eyes, or is newer than the list before.
      const isOld = told.get(uuid) ?? (!isFollowed && at <= (before ?? at))
      if (at > latest) latest = at
      if (state === 'processing') told.set(uuid, false)
      else if (!isOld) {
        renew(uuid)
        channel.announce(uuid)
        void queryClient.invalidateQueries({ queryKey: [...resourceKey(client, 'uploads'), businessUuid, 'list'] })
      }
    }
    newest.set(businessUuid, latest)
  })
  return () => {
    stop()
    channel.close()
  }
}
