import { FileMissingError } from '../../files/index.ts'
import { type IncomingFile, receiveUpload } from './receive-upload.ts'
import type { UploadContext } from './upload-context.ts'
import { UploadFilesMissingError, UploadNotFoundError, UploadNotUndoneError } from './upload-errors.ts'
import { findUpload, type UploadRecord } from './uploads.store.ts'

/**
 * Takes the files of an undone upload in again, as a new upload.
 *
 * @throws UploadNotFoundError, UploadNotUndoneError, UploadFilesMissingError
 */
export async function repeatUpload(
  context: UploadContext,
  businessUuid: string,
  uploadUuid: string,
): Promise<{ uuid: string; state: 'processing' }> {
  const record = await findUpload(context.database, businessUuid, uploadUuid)
  if (!record) throw new UploadNotFoundError()
  if (record.upload.undoState !== 'done') throw new UploadNotUndoneError()
  try {
    return await receiveUpload(context, { businessUuid, origin: record.upload.origin }, keptFiles(context, record))
  } catch (error) {
    throw error instanceof FileMissingError ? new UploadFilesMissingError() : error
  }
}

async function* keptFiles({ storage }: UploadContext, { files }: UploadRecord): AsyncGenerator<IncomingFile> {
  for (const { name, state, alreadyUploaded, storageKey, madeAt } of files) {
    if (state !== 'done' || alreadyUploaded || storageKey === null) continue
    yield { name, stream: await storage.open(storageKey), ...(madeAt === null ? {} : { madeAt }) }
  }
}
