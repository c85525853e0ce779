import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getUpload } from '../../src/features/uploads/get-upload.ts'
import { defaultReadingLimits } from '../../src/ingestion/reading/reading-budget.ts'
import { readingWorkers } from '../../src/ingestion/reading/worker/workers.ts'
import { receiveUpload } from '../../src/ingestion/receiving/receive-upload.ts'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, sampleRuc, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { countUnseenRows, publishedState } from './published-state.ts'

/** Limits of the next reading: a worker that never ends gets little time, a real one all of it. */
const readingLimits = { ...defaultReadingLimits }

/** The workers of the process, except those that a test replaces. */
const take = vi.fn<typeof readingWorkers.take>((heapMiB) => {
  readingLimits.baseMs = defaultReadingLimits.baseMs
  return readingWorkers.take(heapMiB)
})
const workers = { ...readingWorkers, take }

const file = (period: string): TestFile => purchasesFile(sampleRuc, period, [{}, {}])

/** A worker that does this with the first file that it is given. */
const workerThat = (program: string): Worker =>
  new Worker(`require('node:worker_threads').parentPort.on('message', () => { ${program} })`, { eval: true })

const states = (upload: { readonly files: readonly { state: string; errors: readonly { code: string }[] }[] }) =>
  upload.files.map(({ state, errors }) => [state, ...errors.map(({ code }) => code)])

describe.each(databaseKinds)('a reader that fails, on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string

  /** Time passes fast, so that nobody waits for a second try. */
  let t = Date.parse('2026-09-01T15:00:00Z')
  const hurried = (): Date => new Date((t += 60_000))

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openSite()
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })
  beforeEach(async () => {
    company = await site.addCompany()
  })

  const openSite = () =>
    openTestSite(database, {
      now: hurried,
      pollMs: 20,
      maxAttempts: 2,
      workers,
      limits: { reading: readingLimits },
    })

  it('takes too long: its file is refused by name, nothing of it is left, and the next is taken', async () => {
    take.mockImplementationOnce(() => {
      readingLimits.baseMs = 500
      return workerThat('for (;;);')
    })
    const upload = await site.upload(company, [file('202607'), file('202608')])
    expect(states(upload)).toEqual([['failed', 'FILE_OVER_BUDGET'], ['done']])
    expect(upload.files[0]?.errors[0]?.message).toContain(upload.files[0]?.name)
    expect((await publishedState(database, company)).vouchers).toHaveLength(2)
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('dies: the file is read again', async () => {
    take.mockReturnValueOnce(workerThat('process.exit(1)'))
    expect(states(await site.upload(company, [file('202608')]))).toEqual([['done']])
  })

  it('dies each time: the file is given up and says so, and nothing of it is left', async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      take.mockReturnValueOnce(workerThat('process.exit(1)'))
    }
    expect(states(await site.upload(company, [file('202608')]))).toEqual([['failed', 'INGESTION_FAILED']])
    expect((await publishedState(database, company)).vouchers).toEqual([])
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('is in the middle of a file when the server stops: it is ended, and the next server takes the file in', async () => {
    await site.engine.stop()
    const stopping = await openSite()
    const reading = new Promise<void>((resolve) => {
      take.mockImplementationOnce(() => {
        resolve()
        return workerThat('for (;;);')
      })
    })
    const { uuid } = await receiveUpload(
      { ...stopping.context, ingestion: waiting },
      { businessUuid: company, origin: 'person' },
      oneFile(file('202608')),
    )
    stopping.engine.wake()
    await reading
    await stopping.engine.stop()
    expect((await getUpload(stopping.context, company, uuid)).state).toBe('processing')
    const { storage, logger } = stopping
    // The server that stopped is still announced on this connection: its lease is over all the same.
    await database.driver.query("UPDATE ingestions SET lease_until = now() - interval '1 s'")
    const next = createIngestionEngine({ driver: database.driver, storage, now: hurried, logger, pollMs: 20 })
    await next.start()
    await next.idle()
    await next.stop()
    expect(states(await getUpload(stopping.context, company, uuid))).toEqual([['done']])
    await stopping.close()
  })
})

/** A server that takes nothing in. */
const waiting = { serverId: crypto.randomUUID(), wake: () => undefined }

async function* oneFile({ name, content }: TestFile) {
  yield { name, stream: Readable.from([Buffer.from(content as string)]) }
}
