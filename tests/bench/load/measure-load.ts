import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seededRandom, testSeed } from '@contapro/long-run'
import { createContaproClient, createContaproSession, isContaproError, memoryStorage } from '@contapro/sdk'
import type { DatabaseKind } from '../bench-site.ts'
import { nextTask, tasks, type Worker } from './day-of-work.ts'
import type { OpenedOffice, Usage } from './serve-office.ts'

/** Times of calls, in ms. */
export interface Times {
  readonly calls: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface LoadFigures {
  readonly accountants: number
  readonly seconds: number
  readonly all: Times
  /** One accountant alone, on the same server before the others. */
  readonly alone: Times
  readonly tasks: Readonly<Record<string, Times>>
  /** Number of failures, keyed by task and code. */
  readonly errors: Readonly<Record<string, number>>
  /** Of the server's process, with the ingestion of what was uploaded. */
  readonly cpuMsPerCall: number
  readonly memoryBefore: number
  readonly memoryAfter: number
}

const ACCOUNTANTS = 200
const SECONDS = 60
/** Enough calls of one accountant for a median. */
const SECONDS_ALONE = 10

/** Between two calls of an accountant, in ms. */
const PAUSE_MS = { least: 1000, most: 3000 }

interface Call {
  readonly task: string
  readonly ms: number
  readonly error?: string
}

/** Accountants at work at the same time, each in their own company, on a server in a process of its own. */
export async function measureLoad(database: DatabaseKind): Promise<LoadFigures> {
  const server = fork(fileURLToPath(new URL('serve-office.ts', import.meta.url)), [database, String(ACCOUNTANTS)], {
    execArgv: ['--expose-gc', '--conditions=contapro-source'],
  })
  const office = (await messageOf(server)) as OpenedOffice
  const workers = office.members.map(({ token, uuid, ruc }, at): Worker => {
    const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
    session.logIn({ access_token: token, ab_test_group: 'A' })
    const client = createContaproClient({ baseUrl: office.url, session, eventLog: false, retry: false })
    return { client, uuid, ruc, random: seededRandom(testSeed + at) }
  })
  const alone = await work(workers.slice(0, 1), { seconds: SECONDS_ALONE, pause: { least: 0, most: 0 } })
  const before = await usageOf(server)
  const calls = await work(workers, { seconds: SECONDS, pause: PAUSE_MS })
  const after = await usageOf(server)
  server.send('stop')
  await once(server, 'exit')
  return {
    accountants: ACCOUNTANTS,
    seconds: SECONDS,
    all: timesOf(calls),
    alone: timesOf(alone),
    tasks: Object.fromEntries(tasks.map(({ name }) => [name, timesOf(calls.filter(({ task }) => task === name))])),
    errors: countsOf([...alone, ...calls].flatMap(({ task, error }) => (error ? `${task}: ${error}` : []))),
    cpuMsPerCall: (after.cpuMs - before.cpuMs) / calls.length,
    memoryBefore: before.memoryBytes,
    memoryAfter: after.memoryBytes,
  }
}

async function messageOf(server: ChildProcess): Promise<unknown> {
  const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`)))
  const [message] = (await Promise.race([once(server, 'message'), ended])) as [unknown]
  return message
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage')
  return (await messageOf(server)) as Usage
}

interface Shift {
  readonly seconds: number
  readonly pause: typeof PAUSE_MS
}

async function work(workers: readonly Worker[], { seconds, pause }: Shift): Promise<Call[]> {
  const end = performance.now() + seconds * 1000
  const calls: Call[] = []
  const workOf = async (worker: Worker): Promise<void> => {
    while (performance.now() < end) {
      // First, so that they do not all begin at once.
      await wait(pause.least + worker.random() * (pause.most - pause.least))
      calls.push(await doTask(worker))
    }
  }
  await Promise.all(workers.map(workOf))
  return calls
}

async function doTask(worker: Worker): Promise<Call> {
  const { name, call } = nextTask(worker.random)
  const start = performance.now()
  const error = await call(worker).then(
    () => undefined,
    (failure: unknown) => (isContaproError(failure) ? `${failure.status} ${failure.code}` : String(failure)),
  )
  return { task: name, ms: performance.now() - start, ...(error !== undefined && { error }) }
}

function timesOf(calls: readonly Call[]): Times {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { calls: calls.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function countsOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
