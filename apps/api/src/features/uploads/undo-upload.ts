import type { UploadContext } from '../../ingestion/receiving/upload-context.ts'
import { UploadNotFoundError, UploadNotUndoableError } from '../../ingestion/receiving/upload-errors.ts'
import { canUndo } from '../../ingestion/receiving/upload-status.ts'
import { findUpload, requestUndo } from '../../ingestion/receiving/uploads.store.ts'

/** Which upload of a company that the caller has checked to be the accountant's, and who undoes or repeats it. */
export interface UploadOrder {
  readonly businessUuid: string
  readonly uploadUuid: string
  readonly accountantUuid: string
}

/**
 * Requests that everything be as if the files of an upload had never been uploaded; the ingestion does it.
 *
 * @throws UploadNotFoundError, UploadNotUndoableError
 */
export async function undoUpload(
  { database, clock, ingestion }: Pick<UploadContext, 'database' | 'clock' | 'ingestion'>,
  order: UploadOrder,
): Promise<void> {
  const record = await findUpload(database, order.businessUuid, order.uploadUuid)
  if (!record) throw new UploadNotFoundError()
  const isRequested = canUndo(record) && (await requestUndo(database, { ...order, requestedAt: clock() }))
  if (!isRequested) throw new UploadNotUndoableError()
  ingestion.wake()
}
