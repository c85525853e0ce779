import { readdirSync } from 'node:fs'
import { type RunningServer, startTestServer } from '@contapro/api/testing'
import { caseCount } from '@contapro/long-run'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Accountant, openOffice } from './office.ts'
import { workARound } from './work-a-round.ts'

/** The first rounds open what stays open: connections, modules, prepared statements. */
const WARM_UP = 3
const ROUNDS = caseCount({ few: 5, many: 300 })

/** A round may leave its rows in caches and the log of decisions, but no more than this, in bytes. */
const HEAP_PER_ROUND = 100_000

let server: RunningServer
let accountant: Accountant

beforeAll(async () => {
  server = await startTestServer()
  const [first] = await openOffice(server, 1)
  if (!first) throw new Error('An office of one has an accountant.')
  accountant = first
}, 60_000)
afterAll(() => server?.close())

const openFiles = (): number => readdirSync('/proc/self/fd').length

function heapInUse(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

async function work(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await workARound(accountant)
    await server.services.ingestion.idle()
  }
}

it('a server that works on and on keeps neither files open nor memory', async () => {
  await work(WARM_UP)
  const before = { files: openFiles(), heap: heapInUse() }
  await work(ROUNDS)
  expect(openFiles()).toBeLessThanOrEqual(before.files + 2)
  expect(heapInUse()).toBeLessThan(before.heap + 4_000_000 + ROUNDS * HEAP_PER_ROUND)
}, 600_000)
