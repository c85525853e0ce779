import { randomUUID } from 'node:crypto'
import { sizeText } from '../../collect/index.ts'
import type { UploadOrigin } from '../../db/schema/uploads.ts'
import type { UploadContext } from './upload-context.ts'
import { UploadTooLargeError, UploadWithoutFilesError } from './upload-errors.ts'
import { addFile, addUpload, completeFile, deleteUpload, queueUpload, refuseTooLarge } from './uploads.store.ts'

/** One file as it comes in. */
export interface IncomingFile {
  /** As the browser sent it. */
  readonly name: string
  /** Read to its end before the next file is asked for. */
  readonly stream: AsyncIterable<Uint8Array>
  /** When SUNAT made it, if a collector has that from its ticket. */
  readonly madeAt?: Date
}

/** For which company, whose accountant the caller has checked, and who brings the files. */
export interface UploadFacts {
  readonly businessUuid: string
  readonly origin: UploadOrigin
}

/**
 * Keeps the files of an upload and queues them for ingestion. When anything goes wrong on the way (the client breaks off), nothing of it is left. A file over the limit is read away
 * and listed as refused; the others are taken.
 *
 * @throws UploadWithoutFilesError, or UploadTooLargeError when there are too many files or all of them are too large.
 */
export async function receiveUpload(
  context: UploadContext,
  { businessUuid, origin }: UploadFacts,
  files: AsyncIterable<IncomingFile>,
): Promise<{ uuid: string; state: 'processing' }> {
  const upload: Receiving = { context, businessUuid, uuid: randomUUID(), keys: [] }
  await addUpload(context.database, {
    businessUuid,
    uuid: upload.uuid,
    origin,
    receiver: context.ingestion.serverId,
    createdAt: context.clock(),
  })
  try {
    await receiveFiles(upload, files)
    await queueUpload(context.database, businessUuid, upload.uuid)
  } catch (e) {
    for (const key of upload.keys) await context.storage.remove(key)
    await deleteUpload(context.database, businessUuid, upload.uuid)
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

async function receiveFiles(upload: Receiving, files: AsyncIterable<IncomingFile>): Promise<void> {
  const { maxFileBytes, maxUploadFiles } = upload.context.limits
  let position = 0
  let kept = 0
  for await (const file of files) {
    if (position === maxUploadFiles) {
      throw new UploadTooLargeError(`Sube como máximo ${maxUploadFiles} archivos a la vez.`)
    }
    if (await receiveFile(upload, file, position)) kept += 1
    position += 1
  }
  if (position === 0) throw new UploadWithoutFilesError()
  if (kept === 0) throw new UploadTooLargeError(tooLarge(maxFileBytes))
}

const tooLarge = (maxBytes: number): string => `El archivo supera el tamaño permitido (${sizeText(maxBytes)}).`

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
  await refuseTooLarge(database, file, { sizeBytes: limited.bytesSeen(), message: tooLarge(limits.maxFileBytes) })
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
