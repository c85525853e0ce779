import type { UploadContext } from '../../ingestion/receiving/upload-context.ts'
import { UploadNotFoundError } from '../../ingestion/receiving/upload-errors.ts'
import { type UploadStatus, uploadStatus } from '../../ingestion/receiving/upload-status.ts'
import { findUpload } from '../../ingestion/receiving/uploads.store.ts'

/** One upload of a company that the caller has checked to be the accountant's. @throws UploadNotFoundError */
export async function getUpload(
  { database }: Pick<UploadContext, 'database'>,
  businessUuid: string,
  uuid: string,
): Promise<UploadStatus> {
  const record = await findUpload(database, businessUuid, uuid)
  if (!record) throw new UploadNotFoundError()
  return uploadStatus(record)
}
