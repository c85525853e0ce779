import type { UploadContext } from '../../ingestion/receiving/upload-context.ts'
import { type UploadStatus, uploadStatus } from '../../ingestion/receiving/upload-status.ts'
import { listUploadRecords } from '../../ingestion/receiving/uploads.store.ts'

/** A page of the uploads of a company that the caller has checked to be the accountant's, newest first. Pages count from 1. */
export async function listUploads(
  { database }: Pick<UploadContext, 'database'>,
  businessUuid: string,
  page: { readonly page: number; readonly size: number },
): Promise<{ uploads: UploadStatus[]; total: number }> {
  const { records, total } = await listUploadRecords(database, businessUuid, page)
  return { uploads: records.map(uploadStatus), total }
}
