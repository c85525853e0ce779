import { Worker } from 'node:worker_threads'
import { compiledPglite } from './compiled-pglite.ts'
import { createQueue } from './create-queue.ts'
import { copyStatement, type Driver, type QueryResult, type Session } from './driver.ts'
import type { Answer, Call, WorkerStart } from './pglite-worker.ts'

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

/**
 * Embedded PostgreSQL in a thread of its own. One connection: a transaction makes every other query wait, so keep them short.
 * Without a folder it lives in memory, and may begin with an image: a dumped data folder.
 */
export async function openPglite(dataDir?: string, image?: Uint8Array<ArrayBuffer>): Promise<Driver> {
  const workerData: WorkerStart = { dataDir, image, program: await compiledPglite() }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  const call = createCaller(worker)
  await call.ready
  const outside = createSession(call.send)
  const turn = createQueue()
  const announced = new Set<string>()
  const transaction: Driver['transaction'] = (fn) =>
    turn(async () => {
      let isBegun = false
      const send: Send = (c) => {
        const begins = !isBegun
        isBegun = true
        return call.send({ ...c, begins })
      }
      try {
        const r = await fn(createSession(send))
        if (isBegun) await call.send({ sql: 'COMMIT' })
        return r
      } catch (e) {
        if (isBegun && !call.isDead()) await call.send({ sql: 'ROLLBACK' })
        throw e
      }
    })
  const driver: Driver = {
    kind: 'pglite',
    // One connection in this process: what it does is neither limited nor cancelled.
    within: () => driver,
    query: (sql, params, options) => turn(() => outside.query(sql, params, options)),
    copyRows: (...a) => transaction((tx) => tx.copyRows(...a)),
    transaction,
    // The folder has one owner, so whatever is not announced here is dead.
    announce: async (serverId) => void announced.add(serverId),
    isGone: async (serverId) => !announced.has(serverId),
    close: () =>
      turn(async () => {
        await call.send({ sql: '', close: true })
        await worker.terminate()
      }),
  }
  return driver
}

type Send = <T>(c: Omit<Call, 'id'>) => Promise<QueryResult<T>>

function createCaller(worker: Worker): { ready: Promise<void>; send: Send; isDead(): boolean } {
  const waiting = new Map<number, Waiting>()
  let next = 1
  let dead: Error | undefined
  const ready = new Promise<void>((resolve, reject) => waiting.set(0, { resolve, reject }))
  worker.on('message', (answer: Answer) => {
    const w = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) w?.reject(Object.assign(new Error(String(answer.error.message)), answer.error))
    else w?.resolve(answer.result as never)
  })
  const fail = (e: Error): void => {
    dead ??= e
    for (const w of waiting.values()) w.reject(dead)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`The database's thread ended (${code}).`)))
  return {
    ready,
    isDead: () => dead !== undefined,
    send: (c) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead)
        waiting.set(next, { resolve, reject })
        worker.postMessage({ id: next++, ...c } satisfies Call, c.blob ? [c.blob.buffer] : [])
      }),
  }
}

function createSession(send: Send): Session {
  return {
    query: (sql, params, options) => send({ sql, params: params ?? [], rowMode: options?.rowMode }),
    async copyRows(table, columns, chunks) {
      const sql = copyStatement(table, columns, "'/dev/blob'")
      // All at once: the thread takes them one after the other without waiting for this one.
      const copies = await Promise.allSettled(Array.from(chunks, (blob) => send({ sql, blob })))
      return copies.reduce((rows, copy) => {
        if (copy.status === 'rejected') throw copy.reason
        return rows + copy.value.affectedRows
      }, 0)
    },
  }
}
