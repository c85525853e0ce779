import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { textTypes } from './driver.ts'

/** What the thread is started with. */
export interface WorkerStart {
  readonly dataDir: string
  /** A dumped data folder to begin with. */
  readonly image: Uint8Array<ArrayBuffer> | undefined
  readonly program: WebAssembly.Module
}

export interface Call {
  readonly id: number
  readonly sql: string
  readonly params?: readonly unknown[]
  readonly rowMode?: 'array' | 'object' | undefined
  readonly blob?: Uint8Array<ArrayBuffer>
  readonly close?: boolean
}
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Record<string, unknown> }

if (!parentPort) throw new Error('pglite-worker.ts is to be run as a worker thread.')
const port = parentPort
const asText = (value: string): string => value
const { dataDir, image, program } = workerData as WorkerStart
const pg = await PGlite.create(dataDir, {
  pgliteWasmModule: program,
  parsers: Object.fromEntries(textTypes.map((t) => [t, asText])),
  ...(image && { loadDataDir: new Blob([image]) }),
})
port.postMessage({ id: 0, result: null } satisfies Answer)

async function run({ sql, params, rowMode, blob }: Call): Promise<unknown> {
  const r =
    params || blob
      ? await pg.query(sql, params ? [...params] : [], { rowMode, ...(blob && { blob: new Blob([blob]) }) })
      : (await pg.exec(sql, { rowMode })).at(-1)
  return { rows: r?.rows ?? [], fields: r?.fields ?? [], affectedRows: r?.affectedRows ?? 0 }
}

async function answer(call: Call): Promise<void> {
  const { id } = call
  try {
    if (call.close) {
      await pg.close()
      port.postMessage({ id, result: null } satisfies Answer)
      port.close()
    } else {
      port.postMessage({ id, result: await run(call) } satisfies Answer)
    }
  } catch (e) {
    // Errors lose their own properties on the way between threads: the SQLSTATE and its companions go as a plain object.
    const { message, code, detail, hint, constraint, table, column, schema } = e as Record<string, unknown>
    port.postMessage({ id, error: { message, code, detail, hint, constraint, table, column, schema } } satisfies Answer)
  }
}
port.on('message', (call: Call) => void answer(call))
