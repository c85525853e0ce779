import { randomUUID } from 'node:crypto'
import type { UploadOrigin } from '../../platform/db/schema/uploads.ts'
import { ServiceUnavailableError } from '../../platform/errors/domain-error.ts'
import type { IncomingFile } from '../../platform/ports/incoming-file.ts'
import { fileTooLarge, refuseBeyondDay, refuseWithoutRoom, tooManyFiles } from './check-upload.ts'
import type { UploadContext } from './upload-context.ts'
import { UploadsAtOnceError, UploadTooLargeError, UploadWithoutFilesError } from './upload-errors.ts'
import { createUploadMeter, type UploadMeter } from './upload-meter.ts'
import { addFile, addUpload, completeFile, deleteReceiving, queueUpload, refuseTooLarge } from './uploads.store.ts'

/** For which company, whose accountant the caller has checked, and who brings the files. */
export interface UploadFacts {
  readonly businessUuid: string
  readonly origin: UploadOrigin
  /** Whose limits count; none count for collectors and the demo. */
  readonly sender?: UploadSender
}

/** An accountant who sends files. */
export interface UploadSender {
  readonly accountantUuid: string
  /** What the request says that it sends; undefined if it does not say so. */
  readonly declaredBytes: number | undefined
}

/**
 * Keeps the files of an upload and queues them for ingestion. When anything goes wrong on the way (the client breaks off), nothing of it is left. A file over the limit is read away
 * and listed as refused; the others are taken.
 *
 * @throws UploadWithoutFilesError, UploadsAtOnceError, UploadDayLimitError, StorageFullError, or UploadTooLargeError when there are too many files or all of
 * them are too large.
 */
export async function receiveUpload(
  context: UploadContext,
  { businessUuid, origin, sender }: UploadFacts,
  files: AsyncIterable<IncomingFile>,
): Promise<{ uuid: string; state: 'processing' }> {
  const upload: Receiving = { context, businessUuid, uuid: randomUUID(), keys: [] }
  const meter = sender && createUploadMeter(context, sender.accountantUuid)
  await beginUpload(upload, { origin, sender })
  try {
    await receiveFiles(upload, meter?.counted(files) ?? files)
    await meter?.settle()
    // Another server may have taken this one for dead, and removed what it received.
    if (!(await queueUpload(context.database, businessUuid, upload.uuid))) throw new ServiceUnavailableError()
  } catch (e) {
    await discard(upload, meter).catch(() => discardLater(upload, meter))
    throw e
  }
  context.ingestion.wake()
  return { uuid: upload.uuid, state: 'processing' }
}

interface Receiving {
  readonly context: UploadContext
  readonly businessUuid: string
  readonly uuid: string
  /** Of files in the storage. */
  readonly keys: string[]
}

/** How long to wait before what is left of an upload is removed again, in milliseconds. */
const DISCARD_MS = 2000

/** Removes what is left of an upload, unless it was queued although the answer of the database got lost. */
async function discard({ context, businessUuid, uuid, keys }: Receiving, meter?: UploadMeter): Promise<void> {
  if (!(await deleteReceiving(context.database, businessUuid, uuid))) return
  for (const key of keys) await context.storage.remove(key)
  await meter?.cancel()
}

/** Once the database answers again: what is left would count as an upload that is being sent. A next start does it otherwise. */
function discardLater(upload: Receiving, meter?: UploadMeter): void {
  const again = (): void => void discard(upload, meter).catch(() => discardLater(upload, meter))
  setTimeout(again, DISCARD_MS).unref()
}

async function beginUpload(
  { context, businessUuid, uuid }: Receiving,
  { origin, sender }: Pick<UploadFacts, 'origin' | 'sender'>,
): Promise<void> {
  const { database, storage, limits, ingestion, clock } = context
  if (sender) await refuseBeyondDay(context, sender.accountantUuid, { files: 1, bytes: sender.declaredBytes ?? 0 })
  await refuseWithoutRoom(storage, sender?.declaredBytes ?? 0)
  const sentBy = sender?.accountantUuid ?? null
  const place = { receiver: ingestion.serverId, storage: storage.id }
  const upload = { businessUuid, uuid, origin, sentBy, ...place, createdAt: clock() }
  if (!(await addUpload(database, upload, limits.maxUploadsAtOnce))) {
    throw new UploadsAtOnceError(limits.maxUploadsAtOnce)
  }
}

async function receiveFiles(upload: Receiving, files: AsyncIterable<IncomingFile>): Promise<void> {
  const { maxFileBytes, maxUploadFiles } = upload.context.limits
  let position = 0
  let kept = 0
  for await (const file of files) {
    if (position === maxUploadFiles) {
      throw new UploadTooLargeError(tooManyFiles(maxUploadFiles))
    }
    if (await receiveFile(upload, file, position)) kept += 1
    position += 1
  }
  if (position === 0) throw new UploadWithoutFilesError()
  if (kept === 0) throw new UploadTooLargeError(fileTooLarge(maxFileBytes))
}

/** Whether the file was kept. */
async function receiveFile(
  { context, businessUuid, uuid, keys }: Receiving,
  { name, stream, madeAt }: IncomingFile,
  position: number,
): Promise<boolean> {
  const { database, storage, limits } = context
  const storageKey = `${businessUuid}/${uuid}/${position}`
  const file = { businessUuid, uploadUuid: uuid, position }
  await addFile(database, { ...file, name: displayName(name), storageKey, madeAt })
  const limited = upTo(stream, limits.maxFileBytes)
  keys.push(storageKey)
  const stored = await storage.write(storageKey, limited.chunks)
  if (!limited.isOver()) {
    await completeFile(database, file, stored)
    return true
  }
  await storage.remove(storageKey)
  await refuseTooLarge(database, file, { sizeBytes: limited.bytesSeen(), message: fileTooLarge(limits.maxFileBytes) })
  return false
}

/** Passes bytes on up to a limit, and reads the rest away so that the next file can be reached. */
function upTo(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
  let bytes = 0
  return {
    isOver: () => bytes > maxBytes,
    bytesSeen: () => bytes,
    chunks: (async function* () {
      for await (const chunk of stream) {
        bytes += chunk.byteLength
        if (bytes <= maxBytes) yield chunk
      }
    })(),
  }
}

/** The last part of the path that some browsers send, without control characters, at most 255 characters. */
function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 255) || 'archivo'
  )
}
