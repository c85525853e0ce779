import { type QueryClient, QueryObserver } from '@tanstack/query-core'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Upload } from '../contract/contract.ts'
import { UPLOAD_POLL_MS } from '../queries/stale-times.ts'
import { uploadQueries } from './queries.ts'

/** Milliseconds to the next look at an upload; false when it is over. */
export const untilNextLook = (upload: Upload | undefined): number | false =>
  upload?.state === 'processing' ? UPLOAD_POLL_MS : false

/** Looks at an upload until it is over or the session is, so that what it changes is asked for anew although nobody shows it any more. */
export function followUpload(
  client: ContaproClient,
  queryClient: QueryClient,
  businessUuid: string,
  uploadUuid: string,
): void {
  const [, , session] = client.key
  const observer = new QueryObserver(queryClient, {
    ...uploadQueries.one(client, businessUuid, uploadUuid),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  })
  const stop = observer.subscribe(({ data, isFetching }) => {
    const isOver = !isFetching && untilNextLook(data) === false
    if (isOver || client.key[2] !== session) stop()
  })
}
