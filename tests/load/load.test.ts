import { type RunningServer, startTestServer } from '@contapro/api/testing'
import { caseCount } from '@contapro/long-run'
import { afterEach, expect, it } from 'vitest'
import { openOffice } from './office.ts'
import { workARound } from './work-a-round.ts'

const ACCOUNTANTS = caseCount({ few: 4, many: 60 })
const ROUNDS = caseCount({ few: 1, many: 10 })

let server: RunningServer | undefined
afterEach(() => server?.close())

it.each(['pglite', 'postgres'] as const)(
  'accountants who work at the same time on %s each see their own month, and no call fails',
  async (database) => {
    const breaches: string[] = []
    server = await startTestServer({ database, onContractBreach: (breach) => breaches.push(breach) })
    const office = await openOffice(server, ACCOUNTANTS)
    await Promise.all(
      office.map(async (accountant) => {
        for (let round = 0; round < ROUNDS; round += 1) await workARound(accountant)
      }),
    )
    expect(breaches).toEqual([])
  },
  600_000,
)
