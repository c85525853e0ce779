import { getUpload } from '../../src/features/uploads/get-upload.ts'
import { repeatUpload } from '../../src/features/uploads/repeat-upload.ts'
import { type UploadOrder, undoUpload } from '../../src/features/uploads/undo-upload.ts'
import { UploadNotUndoableError } from '../../src/ingestion/receiving/upload-errors.ts'
import type { UploadStatus } from '../../src/ingestion/receiving/upload-status.ts'
import type { TestSite } from '../../test-kit/test-company.ts'

/** Undoes an upload and waits for its end; undefined if it is refused. */
export async function undo(
  site: TestSite,
  businessUuid: string,
  uploadUuid: string,
): Promise<UploadStatus | undefined> {
  try {
    await undoUpload(site.context, await orderOf(site, businessUuid, uploadUuid))
  } catch (error) {
    if (error instanceof UploadNotUndoableError) return undefined
    throw error
  }
  await site.engine.idle()
  return getUpload(site.context, businessUuid, uploadUuid)
}

/** Ingests the files of an undone upload again and waits for the end. Returns the new upload. */
export async function repeat(site: TestSite, businessUuid: string, uploadUuid: string): Promise<{ uuid: string }> {
  const upload = await repeatUpload(site.context, await orderOf(site, businessUuid, uploadUuid))
  await site.engine.idle()
  return upload
}

async function orderOf({ database }: TestSite, businessUuid: string, uploadUuid: string): Promise<UploadOrder> {
  const sql = 'SELECT accountant_uuid AS uuid FROM businesses WHERE uuid = $1'
  const { rows } = await database.driver.query<{ uuid: string }>(sql, [businessUuid])
  return { businessUuid, uploadUuid, accountantUuid: rows[0]!.uuid }
}
