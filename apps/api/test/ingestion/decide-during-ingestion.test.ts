import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, recordingLogger, sampleRuc, type TestSite } from '../../test-kit/test-company.ts'
import { decline } from './decline.ts'
import { holding } from './holding-storage.ts'
import { countUnseenRows, publishedState } from './published-state.ts'

// More than one batch, so that the ingestion can be held between the first and the second.
const ROWS = 600
const register = (facts: object) =>
  purchasesFile(
    sampleRuc,
    '202608',
    Array.from({ length: ROWS }, (_, i) => ({ number: String(i + 1), ...facts })),
  )
const before = register({})
const after = { ...register({ hasDetraction: true }), name: 'otro-dia.txt' }

describe.each(databaseKinds)('a decision while a file is taken in, on %s', (kind) => {
  let database: Database
  let site: TestSite
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })

  /** Takes the second file in with an engine that stops in its middle, does something then, and lets it go on. */
  async function whileTakingIn(company: string, act: () => Promise<void>): Promise<void> {
    const gate = new EventEmitter()
    const engine = createIngestionEngine({
      driver: database.driver,
      storage: holding(site.storage, once(gate, 'open')),
      now: () => new Date(),
      logger: recordingLogger(),
    })
    await site.engine.stop()
    await engine.start()
    const taken = site.upload(company, [after], { by: engine })
    await expect.poll(() => countUnseenRows(database, company)).toBeGreaterThan(0)
    await act()
    gate.emit('open')
    expect((await taken).files[0]).toMatchObject({ state: 'done' })
    await engine.stop()
  }

  it('shows at once, stays when the file is published, and leaves figures that are the sum of the vouchers', async () => {
    const expected = await site.addCompany()
    await site.upload(expected, [before])
    await decline(database, expected, [1, ROWS])
    await site.upload(expected, [after])
    const state = await publishedState(database, expected)
    expect(state.vouchers.filter((v) => v.status === 'gasto no deducible')).toHaveLength(2)

    const company = await site.addCompany()
    await site.upload(company, [before])
    await whileTakingIn(company, async () => {
      expect(await decline(database, company, [1, ROWS])).toMatchObject({ unknown: [], refused: [] })
      const { vouchers, figures } = await publishedState(database, company)
      expect(vouchers.filter((v) => v.status === 'gasto no deducible').map((v) => v.number)).toEqual([
        '1',
        String(ROWS),
      ])
      expect(figures.map((f) => [f.status, Number(f.vouchers)])).toEqual([
        ['gasto deducible', ROWS - 2],
        ['gasto no deducible', 2],
      ])
    })
    expect(await publishedState(database, company)).toEqual(state)
    expect(await countUnseenRows(database, company)).toBe(0)
  })
})
