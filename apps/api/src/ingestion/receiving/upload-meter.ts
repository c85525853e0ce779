import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import type { IncomingFile } from '../../platform/ports/incoming-file.ts'
import type { UploadContext } from './upload-context.ts'
import { UploadDayLimitError } from './upload-errors.ts'
import { deleteEarlierUsage, giveBackUsage, takeUsage, type UploadAmount, type UsageKey } from './upload-usage.store.ts'

/** Counts what one upload adds to the day of its account. */
export interface UploadMeter {
  /** Passes files on and counts them and their bytes. Throws `UploadDayLimitError` when nothing is left of the day. */
  counted(files: AsyncIterable<IncomingFile>): AsyncGenerator<IncomingFile>
  /** The upload was received: what was passed on stays counted. */
  settle(): Promise<void>
  /** The upload was not received: nothing of it stays counted. */
  cancel(): Promise<void>
}

/** Taken from the day at a time, so that few counts go to the database. */
const BLOCK: UploadAmount = { files: 20, bytes: 4 * 1024 * 1024 }

/** The meter of an upload that begins now. It counts for the day in Lima on which it begins. */
export function createUploadMeter(
  { database, clock, limits }: Pick<UploadContext, 'database' | 'clock' | 'limits'>,
  accountantUuid: string,
): UploadMeter {
  const key: UsageKey = { accountantUuid, day: todayInLima(clock) }
  const most: UploadAmount = { files: limits.maxDayFiles, bytes: limits.maxDayBytes }
  const used = { files: 0, bytes: 0 }
  const taken = { files: 0, bytes: 0 }

  async function use(kind: keyof UploadAmount, amount: number): Promise<void> {
    used[kind] += amount
    while (used[kind] > taken[kind]) {
      const wanted = { files: 0, bytes: 0, [kind]: BLOCK[kind] }
      const block = await takeUsage(database, key, { wanted, most })
      if (block[kind] === 0) throw new UploadDayLimitError(limits)
      taken[kind] += block[kind]
    }
  }

  async function* countedBytes(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      await use('bytes', chunk.byteLength)
      yield chunk
    }
  }

  return {
    async *counted(files) {
      for await (const file of files) {
        await use('files', 1)
        yield { ...file, stream: countedBytes(file.stream) }
      }
    },
    async settle() {
      await giveBackUsage(database, key, { files: taken.files - used.files, bytes: taken.bytes - used.bytes })
      Object.assign(taken, used)
      await deleteEarlierUsage(database, key)
    },
    cancel: () => giveBackUsage(database, key, taken),
  }
}
