import { setTimeout as wait } from 'node:timers/promises'
import { type CallKind, type CallLimits, callLimits } from './call-limits.ts'
import { ConnectionLostError } from './connection-lost-error.ts'
import { createQueue } from './create-queue.ts'
import { copyOutStatement, copyStatement, type Driver, type QueryResult, type Session } from './driver.ts'
import { type PgliteThread, startPgliteThread } from './pglite-thread.ts'
import type { Call, WorkerStart } from './pglite-worker.ts'

export interface PgliteOptions extends Omit<WorkerStart, 'program'> {
  /** Of which the limit of a statement counts, for a database in a folder. */
  readonly limits?: Readonly<Record<CallKind, CallLimits>>
}

/**
 * Embedded PostgreSQL in a thread of its own. One connection: a transaction makes every other query wait, so keep them short.
 * When the thread dies, calls under way fail with `ConnectionLostError`, and the next call opens the folder in a new one.
 */
export async function openPglite({ limits = callLimits, ...start }: PgliteOptions): Promise<Driver> {
  const threads = await keepThread(() => startPgliteThread(start, limits.setup.statementMs), start.folder !== undefined)
  const turn = createQueue()
  const announced = new Set<string>()
  const within = (kind: CallKind): Driver => {
    // A thread whose memory has the database cannot be replaced, so it is not ended.
    const limitMs = start.folder === undefined ? undefined : limits[kind].statementMs
    const transaction: Driver['transaction'] = (fn) =>
      turn(async () => {
        const thread = await threads.living()
        let isBegun = false
        const send: Send = (call) => {
          const begins = !isBegun
          isBegun = true
          return thread.send({ ...call, begins }, limitMs)
        }
        try {
          const r = await fn(createSession(send))
          if (isBegun) await thread.send({ sql: 'COMMIT' }, limitMs)
          return r
        } catch (e) {
          if (isBegun && !thread.isDead()) await thread.send({ sql: 'ROLLBACK' }, limitMs)
          throw e
        }
      })
    const outside = createSession(async (call) => (await threads.living()).send(call, limitMs))
    return {
      kind: 'pglite',
      within,
      query: (sql, params, options) => turn(() => outside.query(sql, params, options)),
      copyRows: (...a) => transaction((tx) => tx.copyRows(...a)),
      copyOut: (select) => turn(() => outside.copyOut(select)),
      transaction,
      // The folder has one owner, so whatever is not announced here is dead.
      announce: async (serverId) => void announced.add(serverId),
      isGone: async (serverId) => !announced.has(serverId),
      close: () => turn(() => threads.close()),
    }
  }
  return within('web')
}

type Send = <T>(call: Omit<Call, 'id'>) => Promise<QueryResult<T>>

/** How long to wait for the end of a thread, and how long calls fail at once after no other could be started. */
const PAUSE_MS = 2000

interface Threads {
  /** The thread, or a new one where it died. Throws `ConnectionLostError` when there can be none now. */
  living(): Promise<PgliteThread>
  close(): Promise<void>
}

async function keepThread(start: () => Promise<PgliteThread>, isInFolder: boolean): Promise<Threads> {
  let thread = await start()
  let pausedUntil = 0
  return {
    async living() {
      // What was in the memory of a thread is gone with it.
      if (!thread.isDead() || !isInFolder) return thread
      if (performance.now() < pausedUntil) throw new ConnectionLostError(undefined)
      try {
        await untilGone(thread)
        thread = await start()
      } catch (e) {
        pausedUntil = performance.now() + PAUSE_MS
        throw new ConnectionLostError(e)
      }
      return thread
    },
    close: () => thread.close(),
  }
}

/** Two threads must not write to one folder. */
async function untilGone({ gone }: PgliteThread): Promise<void> {
  const isGone = await Promise.race([gone.then(() => true), wait(PAUSE_MS, false, { ref: false })])
  if (!isGone) throw new Error('The thread of the database does not end.')
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
    async copyOut(select) {
      const sql = copyOutStatement(select, "'/dev/blob'")
      const { rows } = await send<Uint8Array<ArrayBuffer>>({ sql, isCopyOut: true })
      return rows[0] ?? new Uint8Array()
    },
  }
}
