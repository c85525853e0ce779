import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import type { Database } from '../../src/platform/db/index.ts'
import type { FileStorage } from '../../src/platform/files/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import {
  openTestSite,
  recordingLogger,
  sampleFile,
  sampleRuc,
  type TestFile,
  type TestSite,
} from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { decline } from './decline.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { damaged } from './zip-uploads.ts'

// More than one batch: rows of the damaged register are written before its last row refuses it.
const ROWS = 1_200
const register = (name: string, facts: object) => ({
  ...purchasesFile(
    sampleRuc,
    '202608',
    Array.from({ length: ROWS }, (_, i) => ({
      number: String(i + 1),
      counterpartyName: crypto.randomUUID(),
      ...facts,
    })),
  ),
  name,
})
const before = register('antes.txt', {})
const zipped = register('compras.txt', { hasDetraction: true })
const voucher = await sampleFile('xml/20990000027-01-F001-101.xml')
const zip = await zipOf('agosto.zip', [voucher, damaged(zipped)])

/** A storage that does something when a large part in the middle of a file, such as the packed register, is mostly read. */
const whenMostlyRead = (real: FileStorage, act: () => Promise<unknown>): FileStorage => ({
  ...real,
  async open(key, range) {
    const bytes = await buffer(await real.open(key, range))
    const isInMiddle = range && range.end < ((await real.size(key)) ?? 0)
    if (bytes.length < 20_000 || !isInMiddle) return Readable.from([bytes])
    return Readable.from(
      (async function* () {
        const most = Math.floor((bytes.length * 9) / 10)
        yield bytes.subarray(0, most)
        await act()
        yield bytes.subarray(most)
      })(),
    )
  },
})

describe.each(databaseKinds)('a zip with a table that is damaged behind its first rows, on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string
  let right: unknown

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
    const expected = await site.addCompany()
    await site.upload(expected, [before])
    await decline(database, expected, [1])
    await site.upload(expected, [voucher])
    right = await publishedState(database, expected)
    await site.engine.stop()
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })
  beforeEach(async () => {
    company = await site.addCompany()
    await ingest([before], site.storage)
  })

  /** Time passes fast, so that nobody waits for a second try. */
  let t = Date.parse('2026-09-01T15:00:00Z')
  const hurried = (): Date => new Date((t += 60_000))

  async function ingest(files: readonly TestFile[], storage: FileStorage) {
    const engine = createIngestionEngine({
      driver: database.driver,
      storage,
      now: hurried,
      logger: recordingLogger(),
      pollMs: 20,
    })
    await engine.start()
    try {
      return await site.upload(company, files, { by: engine })
    } finally {
      await engine.stop()
    }
  }

  const isRight = async (): Promise<void> => {
    expect(await publishedState(database, company)).toEqual(right)
    expect(await countUnseenRows(database, company)).toBe(0)
  }

  it('leaves figures that are the sum of the vouchers, also with a decision about rows that are undone', async () => {
    const gate = new EventEmitter()
    const opened = once(gate, 'open')
    const ingested = ingest(
      [zip],
      whenMostlyRead(site.storage, () => opened),
    )
    await expect.poll(() => countUnseenRows(database, company)).toBeGreaterThan(0)
    await decline(database, company, [1])
    gate.emit('open')
    const { files } = await ingested
    expect(files.map(({ state }) => state)).toEqual(['done', 'failed', 'done'])
    await isRight()
  })

  it('gives the same if its reading breaks off in the middle and is tried again, and lists its files once', async () => {
    await decline(database, company, [1])
    let faults = 0
    const { files } = await ingest(
      [zip],
      whenMostlyRead(site.storage, () => (faults++ === 0 ? Promise.reject(new Error('disk')) : Promise.resolve())),
    )
    expect(faults).toBeGreaterThan(1)
    expect(files.map(({ name, state }) => [name, state])).toEqual([
      ['agosto.zip', 'done'],
      ['agosto.zip/compras.txt', 'failed'],
      ['agosto.zip/20990000027-01-F001-101.xml', 'done'],
    ])
    await isRight()
  })
})
