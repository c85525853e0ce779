import { createSecretKey } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { TaxPeriod } from '@contapro/sunat'
import { settingsOf } from '../../apps/api/src/company/settings/settings-of.ts'
import { receiveUpload } from '../../apps/api/src/ingestion/receiving/receive-upload.ts'
import { createIngestionEngine } from '../../apps/api/src/jobs/queue/ingestion-engine.ts'
import { makeReport, type ReportSources } from '../../apps/api/src/jobs/report/make-report.ts'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import type { Database } from '../../apps/api/src/platform/db/index.ts'
import { openDiskStorage } from '../../apps/api/src/platform/files/index.ts'
import { createFileSignatures } from '../../apps/api/src/platform/secrets/file-addresses.ts'
import type { ReportOrder } from '../../apps/api/src/vouchers/reports/report-order.ts'
import {
  countReportVouchers,
  findVoucherState,
  readReportVouchers,
} from '../../apps/api/src/vouchers/reports/report-vouchers.store.ts'
import { type DatabaseKind, openBenchSite } from './bench-site.ts'
import { startMemoryWatch } from './memory-watch.ts'
import { benchPeriod, benchRuc } from './register-file.ts'
import { seconds } from './seconds.ts'

export interface RceFigures {
  readonly rows: number
  readonly seconds: number
  readonly bytes: number
  /** The same vouchers read from the database, and nothing made of them. */
  readonly readSeconds: number
  /** Peak over idle of the main thread, and of the whole process with an embedded database. */
  readonly mainGrowthMiB: number
  readonly processGrowthMiB: number
}

/** Takes a register file in, and writes the RCE of its period to the disk. */
export async function measureRce(kind: DatabaseKind, path: string): Promise<RceFigures> {
  const site = await openBenchSite(kind)
  const { database, businessUuid } = site
  const storage = await openDiskStorage(join(site.folder, 'documents'))
  const logger = { info: silent, warn: silent, error: failed }
  const engine = createIngestionEngine({ driver: database.within('ingestion').driver, storage, now, logger })
  await engine.start()
  const ingestion = { serverId: engine.serverId, wake: silent }
  const limits = { ...readConfig({}).limits, maxFileBytes: Number.MAX_SAFE_INTEGER }
  await receiveUpload(
    { database, storage, clock: now, ingestion, limits },
    { businessUuid, origin: 'person' },
    oneFile(path),
  )
  await engine.idle()
  await engine.stop()
  const order = await orderOf(database, businessUuid)
  const sources: ReportSources = {
    database,
    fileSignatures: createFileSignatures(createSecretKey(Buffer.alloc(32)), now),
    publicUrl: () => 'http://localhost:3000',
  }
  const readSeconds = await seconds(async () => {
    for await (const vouchers of readReportVouchers(database, order)) if (vouchers.length === 0) return
  })
  globalThis.gc?.()
  const memory = startMemoryWatch()
  let bytes = 0
  const written = await seconds(async () => {
    const { signal } = new AbortController()
    const content = makeReport(sources, order, { onRead: silent, signal })
    bytes = (await storage.write('reports/bench', content)).sizeBytes
  })
  const { mainGrowthMiB, processGrowthMiB } = memory.stop()
  await site.close()
  return { rows: order.vouchers, seconds: written, bytes, readSeconds, mainGrowthMiB, processGrowthMiB }
}

async function orderOf(database: Database, businessUuid: string): Promise<ReportOrder> {
  const period = benchPeriod as TaxPeriod
  return {
    business: { uuid: businessUuid, ruc: benchRuc, name: 'EMPRESA DE PRUEBA S.A.C.' },
    period,
    kind: 'rce',
    isZipped: false,
    epoch: 0,
    settings: await settingsOf(database, businessUuid),
    ...(await countReportVouchers(database, businessUuid, { kind: 'rce', period })),
    ...(await findVoucherState(database, businessUuid)),
  }
}

const silent = (): void => undefined
const now = (): Date => new Date()
const failed = (facts: object, message: string): void => {
  throw new Error(message, { cause: facts })
}

async function* oneFile(path: string): AsyncGenerator<{ name: string; stream: AsyncIterable<Uint8Array> }> {
  yield { name: 'propuesta.txt', stream: createReadStream(path) }
}
