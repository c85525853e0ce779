import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getUpload } from '../src/features/uploads/get-upload.ts'
import { receiveUpload } from '../src/ingestion/receiving/receive-upload.ts'
import type { UploadContext } from '../src/ingestion/receiving/upload-context.ts'
import type { UploadStatus } from '../src/ingestion/receiving/upload-status.ts'
import {
  createIngestionEngine,
  type IngestionEngine,
  type IngestionEngineOptions,
} from '../src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Database, schema } from '../src/platform/db/index.ts'
import type { UploadOrigin } from '../src/platform/db/schema/uploads.ts'
import { type FileStorage, openDiskStorage } from '../src/platform/files/index.ts'
import type { Logger } from '../src/platform/logging/logger.ts'

/** The company of the sample month. */
export const sampleRuc = '20990000019'
export const sampleMonth = new URL('../../../tests/golden/sample-month/', import.meta.url)

export interface TestFile {
  readonly name: string
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>
}

/** A file of the sample month: `sire/….txt`, `xml/….xml`. */
export const sampleFile = async (path: string): Promise<TestFile> => ({
  name: basename(path),
  content: await readFile(new URL(path, sampleMonth)),
})

/** What the engine says is kept to be looked at when a test fails. */
export function recordingLogger(): Logger & { readonly lines: string[] } {
  const lines: string[] = []
  const say = (facts: object, message: string): void => {
    const { error } = facts as { error?: Error }
    lines.push(`${message} ${error?.stack ?? JSON.stringify(facts)}`)
  }
  return { lines, info: say, warn: say, error: say }
}

export interface TestSite {
  readonly database: Database
  readonly storage: FileStorage
  readonly engine: IngestionEngine
  readonly context: UploadContext
  readonly logger: ReturnType<typeof recordingLogger>
  addCompany(ruc?: string): Promise<string>
  /** Uploads, waits until the engine (this site's own unless another is given) is done, and answers what the upload says. */
  upload(
    businessUuid: string,
    files: readonly TestFile[],
    how?: { readonly by?: IngestionEngine; readonly origin?: UploadOrigin },
  ): Promise<UploadStatus>
  close(): Promise<void>
}

const now = (): Date => new Date()

/** A storage and a running engine on a database. */
export async function openTestSite(
  database: Database,
  options: Partial<IngestionEngineOptions> & { readonly maxFileBytes?: number } = {},
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-files-'))
  const storage = await openDiskStorage(folder)
  const logger = recordingLogger()
  const engine = createIngestionEngine({ driver: database.driver, storage, now, logger, ...options })
  await engine.start()
  const { limits: defaults } = readConfig({})
  const limits = { ...defaults, maxFileBytes: options.maxFileBytes ?? defaults.maxFileBytes }
  const context: UploadContext = { database, storage, clock: now, limits, ingestion: engine }
  return {
    database,
    storage,
    engine,
    context,
    logger,
    addCompany: (ruc = sampleRuc) => addCompany(database, ruc),
    async upload(businessUuid, files, { by = engine, origin = 'person' } = {}) {
      const { uuid } = await receiveUpload(context, { businessUuid, origin }, streamed(files))
      await by.idle()
      return getUpload(context, businessUuid, uuid)
    },
    async close() {
      await engine.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds a company with an accountant of its own; one that has the RUC already gives it up. */
export async function addCompany({ db, driver }: Database, ruc: string): Promise<string> {
  await driver.query("UPDATE businesses SET ruc = lpad((random() * 1e10)::bigint::text, 11, 'x') WHERE ruc = $1", [ruc])
  const createdAt = new Date('2026-09-01T15:00:00Z')
  const [user] = await db
    .insert(schema.users)
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      passwordHash: 'x',
      name: 'Rosa',
      documentNumber: String(randomInt(10_000_000, 100_000_000)),
      phoneNumber: '900000001',
      accountantProfile: 'Estudio Contable',
      createdAt,
    })
    .returning()
  const [business] = await db
    .insert(schema.businesses)
    .values({
      accountantUuid: user!.uuid,
      ruc,
      name: 'EMPRESA DE PRUEBA S.A.C.',
      solUsername: 'PRUEBA01',
      sealedSolPassword: 'x',
      createdAt,
    })
    .returning()
  return business!.uuid
}

async function* streamed(
  files: readonly TestFile[],
): AsyncGenerator<{ name: string; stream: AsyncIterable<Uint8Array> }> {
  for (const { name, content } of files) yield { name, stream: chunksOf(content) }
}

async function* chunksOf(content: TestFile['content']): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield Buffer.from(content)
  else if (content instanceof Uint8Array) yield content
  else yield* content
}
