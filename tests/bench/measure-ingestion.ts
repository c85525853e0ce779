import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { getUpload } from '../../apps/api/src/features/uploads/get-upload.ts'
import { receiveUpload } from '../../apps/api/src/ingestion/receiving/receive-upload.ts'
import type { UploadContext } from '../../apps/api/src/ingestion/receiving/upload-context.ts'
import { createIngestionEngine } from '../../apps/api/src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { openDiskStorage } from '../../apps/api/src/platform/files/index.ts'
import { noReader, type ReaderFigures, startReader } from './bench-reader.ts'
import { type DatabaseKind, openBenchSite } from './bench-site.ts'
import { type MemoryFigures, startMemoryWatch } from './memory-watch.ts'

export interface IngestionFigures extends ReaderFigures, MemoryFigures {
  readonly rows: number
  readonly seconds: number
}

/** A small month of the same company and period, so that readers have something to find among the rows that come. */
const smallMonth = new URL('../golden/sample-month/sire/20990000019-20260901-100000-propuesta.txt', import.meta.url)

/**
 * Takes a register file in. With a reader, the company has vouchers of the period before, and somebody looks at them all the
 * time: the worst case for both. Without, it is a company's first file, like the COPY that it is compared with.
 */
export async function measureIngestion(
  kind: DatabaseKind,
  path: string,
  { withReader }: { readonly withReader: boolean },
): Promise<IngestionFigures> {
  const site = await openBenchSite(kind)
  const { database, businessUuid } = site
  const storage = await openDiskStorage(join(site.folder, 'documents'))
  const logger = { info: silent, warn: silent, error: failed }
  const engine = createIngestionEngine({ driver: database.within('ingestion').driver, storage, now, logger })
  await engine.start()
  const context: UploadContext = {
    database,
    storage,
    clock: now,
    ingestion: { serverId: engine.serverId, wake: silent },
    limits: { ...readConfig({}).limits, maxFileBytes: Number.MAX_SAFE_INTEGER },
  }
  if (withReader) {
    await receiveUpload(context, { businessUuid, origin: 'person' }, oneFile(smallMonth))
    await engine.idle()
  }
  const reader = withReader ? startReader(database, businessUuid) : noReader
  const { uuid } = await receiveUpload(context, { businessUuid, origin: 'person' }, oneFile(path))
  globalThis.gc?.()
  reader.reset()
  const memory = startMemoryWatch()
  const start = performance.now()
  await engine.idle()
  const seconds = (performance.now() - start) / 1000
  const figures = { seconds, ...reader.figures(), ...memory.stop() }
  await reader.stop()
  const upload = await getUpload(context, businessUuid, uuid)
  if (upload.state !== 'done') throw new Error(`The upload ended as ${JSON.stringify(upload)}.`)
  await engine.stop()
  await site.close()
  return { rows: upload.files[0]?.rowsRead ?? 0, ...figures }
}

const silent = (): void => undefined
const now = (): Date => new Date()
const failed = (facts: object, message: string): void => {
  throw new Error(message, { cause: facts })
}

async function* oneFile(path: string | URL): AsyncGenerator<{ name: string; stream: AsyncIterable<Uint8Array> }> {
  yield { name: 'propuesta.txt', stream: createReadStream(path) }
}
