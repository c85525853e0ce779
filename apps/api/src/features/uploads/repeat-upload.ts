import { receiveUpload } from '../../ingestion/receiving/receive-upload.ts'
import type { UploadContext } from '../../ingestion/receiving/upload-context.ts'
import {
  UploadFilesMissingError,
  UploadNotFoundError,
  UploadNotUndoneError,
} from '../../ingestion/receiving/upload-errors.ts'
import { findUpload, type UploadRecord } from '../../ingestion/receiving/uploads.store.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import type { IncomingFile } from '../../platform/ports/incoming-file.ts'
import type { UploadOrder } from './undo-upload.ts'

/**
 * Takes the files of an undone upload in again, as a new upload.
 *
 * @throws UploadNotFoundError, UploadNotUndoneError, UploadFilesMissingError, and what `receiveUpload` throws
 */
export async function repeatUpload(
  context: UploadContext,
  { businessUuid, uploadUuid, accountantUuid }: UploadOrder,
): Promise<{ uuid: string; state: 'processing' }> {
  const record = await findUpload(context.database, businessUuid, uploadUuid)
  if (!record) throw new UploadNotFoundError()
  if (record.upload.undoState !== 'done') throw new UploadNotUndoneError()
  try {
    const sender = { accountantUuid, declaredBytes: bytesToRepeat(record) }
    return await receiveUpload(
      context,
      { businessUuid, origin: record.upload.origin, sender },
      keptFiles(context, record),
    )
  } catch (error) {
    throw error instanceof FileMissingError ? new UploadFilesMissingError() : error
  }
}

async function* keptFiles({ storage }: UploadContext, record: UploadRecord): AsyncGenerator<IncomingFile> {
  for (const { name, storageKey, madeAt } of filesToRepeat(record)) {
    yield { name, stream: await storage.open(storageKey), ...(madeAt === null ? {} : { madeAt }) }
  }
}

const filesToRepeat = ({ files }: UploadRecord) =>
  files.flatMap(({ name, state, alreadyUploaded, storageKey, madeAt, sizeBytes }) =>
    state !== 'done' || alreadyUploaded || storageKey === null ? [] : { name, storageKey, madeAt, sizeBytes },
  )

const bytesToRepeat = (record: UploadRecord): number =>
  filesToRepeat(record).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
