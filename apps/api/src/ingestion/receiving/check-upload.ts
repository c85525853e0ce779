import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import { StorageFullError } from '../../platform/errors/domain-error.ts'
import type { FileStorage } from '../../platform/files/index.ts'
import { sizeText } from '../reading/file-limits.ts'
import { roomFor } from './room-for.ts'
import type { UploadContext } from './upload-context.ts'
import { UploadDayLimitError, UploadsAtOnceError, UploadTooLargeError } from './upload-errors.ts'
import { countReceiving, readUsage, type UploadAmount } from './upload-usage.store.ts'

/** What a person is about to send. */
export interface PlannedUpload extends UploadAmount {
  readonly largestFileBytes: number
}

type CheckContext = Pick<UploadContext, 'database' | 'clock' | 'limits' | 'storage'>

/**
 * Refuses what `receiveUpload` would refuse, before anything of it is sent.
 *
 * @throws UploadTooLargeError, UploadsAtOnceError, UploadDayLimitError, StorageFullError
 */
export async function checkUpload(
  context: CheckContext,
  accountantUuid: string,
  { files, bytes, largestFileBytes }: PlannedUpload,
): Promise<void> {
  const { maxUploadFiles, maxFileBytes, maxUploadsAtOnce } = context.limits
  if (files > maxUploadFiles) throw new UploadTooLargeError(tooManyFiles(maxUploadFiles))
  if (largestFileBytes > maxFileBytes) throw new UploadTooLargeError(fileTooLarge(maxFileBytes))
  await refuseBeyondDay(context, accountantUuid, { files, bytes })
  await refuseWithoutRoom(context.storage, bytes)
  const receiving = await countReceiving(context.database, accountantUuid)
  if (receiving >= maxUploadsAtOnce) throw new UploadsAtOnceError(maxUploadsAtOnce)
}

/** Throws `StorageFullError` if there is too little space to take in so many bytes. */
export async function refuseWithoutRoom(storage: FileStorage, bytes: number): Promise<void> {
  if ((await storage.freeBytes()) < roomFor(bytes)) throw new StorageFullError()
}

/** Throws `UploadDayLimitError` if the account cannot upload so much today. */
export async function refuseBeyondDay(
  { database, clock, limits }: CheckContext,
  accountantUuid: string,
  { files, bytes }: UploadAmount,
): Promise<void> {
  const used = await readUsage(database, { accountantUuid, day: todayInLima(clock) })
  const left = { files: limits.maxDayFiles - used.files, bytes: limits.maxDayBytes - used.bytes }
  if (files > left.files || bytes > left.bytes) throw new UploadDayLimitError(limits, left)
}

/** In Spanish. */
export const tooManyFiles = (most: number): string => `Sube como máximo ${most} archivos a la vez.`

/** In Spanish. */
export const fileTooLarge = (maxBytes: number): string =>
  `El archivo supera el tamaño permitido (${sizeText(maxBytes)}).`
