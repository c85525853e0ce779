import { createReadStream, writeSync } from 'node:fs'
import { basename, join } from 'node:path'
import { receiveUpload } from '../../../src/ingestion/receiving/receive-upload.ts'
import { createIngestionEngine } from '../../../src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { type Database, type Driver, openDatabase, type Session } from '../../../src/platform/db/index.ts'
import { openDiskStorage } from '../../../src/platform/files/index.ts'
import { voucherFields } from '../../../src/vouchers/rows/voucher-columns.ts'
import { addCompany, recordingLogger, sampleRuc } from '../../../test-kit/test-company.ts'
import { killedUploadName } from './killed-uploads.ts'

/** What one process is to do. */
export interface Task {
  readonly database: { readonly url: string } | { readonly dataDir: string }
  readonly folder: string
  /** Where the files to upload lie. */
  readonly uploadsFolder: string
  /** Kill this process at so many calls to the database after the start of the ingestion; null: let it end. */
  readonly killAtCall: number | null
  /** Upload the next file when all before are taken in. */
  readonly isUploading: boolean
}

/** What readers of the company see, and what they do not. */
export interface Sight {
  readonly uploadsDone: number
  readonly digest: string
  readonly unseenRows: number
  /** Calls to the database since the start of the ingestion. */
  readonly calls: number
}

const { database: where, folder, uploadsFolder, killAtCall, isUploading } = JSON.parse(process.argv[2] ?? '') as Task
const database = await openDatabase(where)
const storage = await openDiskStorage(folder)
const now = (): Date => new Date()
const logger = recordingLogger()
const business = await findCompany(database)
const uploads = await database.driver.query<{ state: string }>('SELECT state FROM uploads')
if (isUploading && uploads.rows.every(({ state }) => state === 'done')) {
  const { limits } = readConfig({})
  const ingestion = { serverId: crypto.randomUUID(), wake: () => undefined }
  const path = join(uploadsFolder, killedUploadName(uploads.rows.length))
  const file = { name: basename(path), stream: createReadStream(path) }
  await receiveUpload(
    { database, storage, clock: now, limits, ingestion },
    { businessUuid: business, origin: 'person' },
    one(file),
  )
}
tell(await look(database, 0))

const counter = { calls: 0 }
const driver = killing(database.driver)
const engine = createIngestionEngine({ driver, storage, now, logger, maxAttempts: 1000 })
await engine.start()
await engine.idle()
await engine.stop()
if (logger.lines.some((line) => !line.startsWith('An unfinished ingestion'))) throw new Error(logger.lines.join('\n'))
tell(await look(database, counter.calls))
await database.close()

async function* one<T>(file: T): AsyncGenerator<T> {
  yield file
}

async function findCompany(db: Database): Promise<string> {
  const sql = 'SELECT uuid FROM businesses WHERE ruc = $1'
  const { rows } = await db.driver.query<{ uuid: string }>(sql, [sampleRuc])
  return rows[0]?.uuid ?? addCompany(db, sampleRuc)
}

function call<T>(work: () => Promise<T>): Promise<T> {
  counter.calls += 1
  const isLast = counter.calls === killAtCall
  const done = work()
  if (isLast) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
  return done
}

function session(s: Session): Session {
  return {
    query: (...a: Parameters<Session['query']>) => call(() => s.query(...a)) as never,
    copyRows: (...a) => call(() => s.copyRows(...a)),
    copyOut: (select) => s.copyOut(select),
  }
}

/** A database that kills this process in the middle of a call. */
function killing(real: Driver): Driver {
  return { ...real, ...session(real), transaction: (fn) => real.transaction((tx) => fn(session(tx))) }
}

function digestOf(relation: string, columns: string, order: string): string {
  return `(SELECT coalesce(md5(string_agg(md5(ROW(${columns})::text), '' ORDER BY ${order})), '') FROM ${relation})`
}

function versionsOf(table: string): string {
  return `SELECT business_uuid, published_in, superseded_in FROM ${table}`
}

async function look({ driver: db }: Database, calls: number): Promise<Sight> {
  // Places hold when the files came, which is another time in each run.
  const columns = voucherFields
    .map((f) => f.column)
    .filter((column) => !['file_made_at_ms', 'set_aside'].includes(column))
  const voucherColumns = columns.join(', ')
  const figureColumns =
    'period, type, status, credit, rate, has_file, over_boleta_limit, vouchers, igv_dg_centimos, total_centimos'
  const detractionColumns = 'is_paid, period, day, detractions, amount_centimos, unknown_amounts'
  const { rows } = await db.query<Sight>(
    `SELECT (SELECT count(*)::int FROM uploads WHERE state = 'done') AS "uploadsDone",
       ${digestOf('published_vouchers', voucherColumns, 'operation, code')}
       || ${digestOf('published_withholdings', 'code, xml_document', 'code')}
       || ${digestOf('published_detraction_deposits', 'receipt_number, period, amount_centimos', 'receipt_number')}
       || ${digestOf('detraction_figures', detractionColumns, detractionColumns)}
       || ${digestOf('period_figures', figureColumns, figureColumns)} AS digest,
       (SELECT count(*)::int FROM (${['vouchers', 'detraction_deposits', 'sale_number_runs'].map(versionsOf).join(' UNION ALL ')}) AS v
        JOIN businesses b ON b.uuid = v.business_uuid
        WHERE v.published_in > b.published_version OR v.superseded_in < 2147483647) AS "unseenRows"`,
  )
  const [sight] = rows
  if (!sight) throw new Error('Nothing was seen.')
  return { ...sight, calls }
}

function tell(sight: Sight): void {
  writeSync(1, `${JSON.stringify(sight)}\n`)
}
