import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { createQueue } from './create-queue.ts'
import { type QueryResult, textTypes } from './driver.ts'
import { openInFolder } from './open-pglite.ts'
import { createUpkeep, type PgError } from './pglite-upkeep.ts'
import { queryAtOnce } from './query-at-once.ts'

/** What the thread is started with. */
export interface WorkerStart {
  /** Without one, the database lives in memory. */
  readonly folder?: string | undefined
  /** A dumped data folder that a database in memory begins with. */
  readonly image?: Uint8Array<ArrayBuffer> | undefined
  readonly program: WebAssembly.Module
}

export interface Call {
  readonly id: number
  /** The first statement of a transaction, which begins with it. */
  readonly begins?: boolean
  readonly sql: string
  readonly params?: readonly unknown[]
  readonly rowMode?: 'array' | 'object' | undefined
  readonly blob?: Uint8Array<ArrayBuffer>
  /** A COPY to `/dev/blob`: its bytes are the only row of the result. */
  readonly isCopyOut?: boolean
  readonly close?: boolean
}
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Record<string, unknown> }

if (!parentPort) throw new Error('pglite-worker.ts is to be run as a worker thread.')
const port = parentPort
const asText = (value: string): string => value
const { folder, image, program } = workerData as WorkerStart
const options: PGliteOptions = {
  pgliteWasmModule: program,
  parsers: Object.fromEntries(textTypes.map((t) => [t, asText])),
}
const pg =
  folder === undefined
    ? await PGlite.create({ ...options, ...(image && { loadDataDir: new Blob([image]) }) })
    : await openInFolder(folder, options)
const upkeep = folder === undefined ? undefined : createUpkeep(pg, folder)
port.postMessage({ id: 0, result: null } satisfies Answer)

async function run({ begins, ...call }: Call): Promise<QueryResult<unknown>> {
  await upkeep?.before(call.sql, begins ?? false)
  if (begins) await pg.exec('BEGIN')
  if (call.isCopyOut) return { rows: [await copyOut(call.sql)], affectedRows: 0 }
  const r = await resultOf(call)
  return { rows: r?.rows ?? [], affectedRows: r?.affectedRows ?? 0 }
}

async function resultOf({ sql, params, rowMode, blob }: Omit<Call, 'begins'>): Promise<Results | undefined> {
  if (blob) return pg.query(sql, [], { blob: new Blob([blob]) })
  return params ? queryAtOnce(pg, sql, params, { rowMode }) : (await pg.exec(sql, { rowMode })).at(-1)
}

async function copyOut(sql: string): Promise<Uint8Array> {
  const { blob } = await pg.query(sql)
  return new Uint8Array((await blob?.arrayBuffer()) ?? [])
}

async function answer(call: Call): Promise<void> {
  const { id } = call
  try {
    if (call.close) await pg.close()
    const result = call.close ? null : await run(call)
    port.postMessage({ id, result } satisfies Answer)
    if (call.close) return port.close()
    // The caller has the answer: a failure from here on reaches no one.
    await upkeep?.after()
  } catch (e) {
    const explained = upkeep?.explain(e as PgError) ?? (e as PgError)
    // Errors lose their own properties on the way between threads: the SQLSTATE and its companions go as a plain object.
    const { message, code, detail, hint, constraint, table, column, schema } = explained
    port.postMessage({ id, error: { message, code, detail, hint, constraint, table, column, schema } } satisfies Answer)
    // PGlite would spin at the next call.
    if (isFatal(e)) process.exit(1)
  }
}

/** PostgreSQL has ended, or its program broke. */
const isFatal = (e: unknown): boolean => {
  const { severity, name = '' } = e as PgError
  return /^(PANIC|FATAL|RuntimeError)$/.test(severity ?? name)
}

const turn = createQueue()
port.on('message', (call: Call) => void turn(() => answer(call)))
