import { readdirSync } from 'node:fs'
import { type RunningServer, startTestServer } from '@contapro/api/testing'
import { caseCount } from '@contapro/long-run'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Accountant, openOffice } from './office.ts'
import { workARound } from './work-a-round.ts'

/** The first rounds open what stays open: connections, modules, prepared statements. */
const WARM_UP = 3
const ROUNDS = caseCount({ few: 5, many: 300 })

let server: RunningServer
let accountant: Accountant

beforeAll(async () => {
  server = await startTestServer()
  const [first] = await openOffice(server, 1)
  if (!first) throw new Error('An office of one has an accountant.')
  accountant = first
})
afterAll(() => server?.close())

const openFiles = (): number => readdirSync('/proc/self/fd').length

async function work(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await workARound(accountant)
    await server.services.ingestion.idle()
  }
}

it('a server that works for many rounds keeps no files open', async () => {
  await work(WARM_UP)
  const before = openFiles()
  await work(ROUNDS)
  expect(openFiles()).toBeLessThanOrEqual(before + 2)
}, 600_000)
