import { Worker } from 'node:worker_threads'
import { compiledPglite } from './compiled-pglite.ts'
import { ConnectionLostError } from './connection-lost-error.ts'
import type { QueryResult } from './driver.ts'
import type { Answer, Call, WorkerStart } from './pglite-worker.ts'

/** A thread with an embedded database. */
export interface PgliteThread {
  /**
   * @param limitMs how long the call may take once the thread has come to it, if there is a limit. Then the thread is ended.
   * @throws ConnectionLostError when the thread ends before it has answered.
   */
  send<T>(call: Omit<Call, 'id'>, limitMs?: number): Promise<QueryResult<T>>
  /** It answers no more. */
  isDead(): boolean
  /** Resolves once another thread may have its folder: it writes no more. */
  readonly gone: Promise<void>
  close(): Promise<void>
}

interface Waiting {
  readonly limitMs: number | undefined
  resolve(value: never): void
  reject(error: Error): void
}

/** Where a process was stopped, an answer may be there that was not looked at yet. */
const GRACE_MS = 1000

/** @param startMs how long it may take to make a database, or to bring one to its last state after the process died. */
export async function startPgliteThread(start: Omit<WorkerStart, 'program'>, startMs: number): Promise<PgliteThread> {
  const workerData: WorkerStart = { ...start, program: await compiledPglite() }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  // In the order in which the thread answers.
  const waiting = new Map<number, Waiting>()
  let next = 0
  let dead: Error | undefined
  let timer: NodeJS.Timeout | undefined

  const die = (cause: unknown): void => {
    dead ??= new ConnectionLostError(cause)
    clearTimeout(timer)
    for (const call of waiting.values()) call.reject(dead)
    waiting.clear()
  }
  /** Ends the thread when it does not answer the first call in time: a thread that is busy in the database cannot be asked to leave off. */
  const watch = (): void => {
    clearTimeout(timer)
    const limitMs = waiting.values().next().value?.limitMs
    if (limitMs === undefined) return
    const giveUp = (): void => {
      die(new Error(`The database did not answer within ${limitMs} ms.`))
      void worker.terminate()
    }
    timer = setTimeout(() => (timer = setTimeout(giveUp, GRACE_MS)), limitMs)
  }
  const wait = <T>(limitMs: number | undefined, post?: (id: number) => void): Promise<QueryResult<T>> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead)
      waiting.set(next, { limitMs, resolve, reject })
      if (waiting.size === 1) watch()
      post?.(next)
      next += 1
    })
  worker.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    watch()
    if ('error' in answer) call?.reject(Object.assign(new Error(String(answer.error.message)), answer.error))
    else call?.resolve(answer.result as never)
  })
  worker.on('error', die)
  const gone = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      die(new Error(`The thread of the database ended (${code}).`))
      resolve()
    })
  })
  const send: PgliteThread['send'] = (call, limitMs) =>
    wait(limitMs, (id) => worker.postMessage({ id, ...call } satisfies Call, call.blob ? [call.blob.buffer] : []))
  // Its first answer needs no question: the database is open.
  await wait(startMs).catch((e: Error) => Promise.reject(e.cause ?? e))
  return {
    send,
    isDead: () => dead !== undefined,
    gone,
    async close() {
      if (!dead) await send({ sql: '', close: true }, startMs)
      await worker.terminate()
    },
  }
}
