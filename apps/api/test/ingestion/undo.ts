import { getUpload } from '../../src/modules/uploads/get-upload.ts'
import { undoUpload } from '../../src/modules/uploads/undo-upload.ts'
import { UploadNotUndoableError } from '../../src/modules/uploads/upload-errors.ts'
import type { UploadStatus } from '../../src/modules/uploads/upload-status.ts'
import type { TestSite } from './test-company.ts'

/** Undoes an upload and waits for its end; undefined if it is refused. */
export async function undo(
  site: TestSite,
  businessUuid: string,
  uploadUuid: string,
): Promise<UploadStatus | undefined> {
  const sql = 'SELECT accountant_uuid AS uuid FROM businesses WHERE uuid = $1'
  const { rows } = await site.database.driver.query<{ uuid: string }>(sql, [businessUuid])
  try {
    await undoUpload(site.context, { businessUuid, uploadUuid, accountantUuid: rows[0]!.uuid })
  } catch (error) {
    if (error instanceof UploadNotUndoableError) return undefined
    throw error
  }
  await site.engine.idle()
  return getUpload(site.context, businessUuid, uploadUuid)
}
