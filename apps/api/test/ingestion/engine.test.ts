import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUpload } from '../../src/features/uploads/get-upload.ts'
import { receiveUpload } from '../../src/ingestion/receiving/receive-upload.ts'
import { createIngestionEngine, type IngestionEngineOptions } from '../../src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database, Driver, Session } from '../../src/platform/db/index.ts'
import { type FileStorage, openDiskStorage } from '../../src/platform/files/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { addCompany, recordingLogger, sampleRuc, type TestFile } from '../../test-kit/test-company.ts'
import { countUnseenRows, publishedState } from './published-state.ts'

const { limits } = readConfig({})
/** Time passes fast, so that nobody waits for a second try. */
const hurried = (): (() => Date) => {
  let t = Date.parse('2026-09-01T15:00:00Z')
  return () => new Date((t += 60_000))
}

async function* streamed(files: readonly TestFile[]) {
  for (const { name, content } of files) {
    yield {
      name,
      stream: (async function* () {
        yield Buffer.from(content as string)
      })(),
    }
  }
}

const file = (period: string, ...totals: number[]): TestFile =>
  purchasesFile(
    sampleRuc,
    period,
    totals.map((taxable) => ({ taxable, igv: 0 })),
  )

const sold = (period: string, number: string): TestFile => salesFile(sampleRuc, period, [{ number }])

describe.each(databaseKinds)('the engine on %s', (kind) => {
  let database: Database
  let storage: FileStorage
  let company: string
  const folder = mkdtempSync(join(tmpdir(), 'contapro-engine-'))

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    storage = await openDiskStorage(folder)
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    company = await addCompany(database, sampleRuc)
  })

  function engineOn(driver: Driver, options: Partial<IngestionEngineOptions> = {}) {
    const logger = recordingLogger()
    const engine = createIngestionEngine({ driver, storage, now: hurried(), logger, pollMs: 20, ...options })
    return { engine, logger }
  }

  /** Receives an upload without anybody taking it in. */
  async function queue(business: string, files: readonly TestFile[]): Promise<string> {
    const ingestion = { serverId: crypto.randomUUID(), wake: () => undefined }
    const context = { database, storage, clock: hurried(), limits, ingestion }
    const { uuid } = await receiveUpload(context, { businessUuid: business, origin: 'person' }, streamed(files))
    return uuid
  }

  it('shows readers nothing of a file before it shows them all of it', async () => {
    const many = Array.from({ length: 2500 }, (_, i) => i + 1)
    const seen = new Set<string>()
    const driver: Driver = {
      ...database.driver,
      async transaction(fn) {
        const result = await database.driver.transaction(fn)
        const { vouchers, figures } = await publishedState(database, company)
        seen.add(`${vouchers.length} ${figures.reduce((n, f) => n + Number(f.vouchers), 0)}`)
        return result
      },
    }
    await queue(company, [file('202608', ...many)])
    const { engine } = engineOn(driver)
    await engine.start()
    await engine.idle()
    await engine.stop()
    expect([...seen].toSorted()).toEqual(['0 0', '2500 2500'])
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('serves companies in turn, however many files one of them sent first', async () => {
    const other = await addCompany(database, '20990000027')
    const own = ['202601', '202602', '202603'].map((period) => file(period, 100))
    await queue(company, own)
    await queue(other, [purchasesFile('20990000027', '202601', [{}])])
    const { engine } = engineOn(database.driver, { concurrency: 1 })
    await engine.start()
    await engine.idle()
    await engine.stop()
    const { rows } = await database.driver.query<{ business: string }>(
      'SELECT business_uuid AS business FROM documents WHERE business_uuid = ANY($1::uuid[]) ORDER BY stored_at',
      [[company, other]],
    )
    expect(rows.map((row) => row.business)).toEqual([company, other, company, company])
  })

  it('stops between two batches and goes on at the next start', async () => {
    const upload = await queue(company, [file('202608', ...Array.from({ length: 3000 }, (_, i) => i + 1))])
    let stop: Promise<void> | undefined
    const watched: Driver = {
      ...database.driver,
      transaction: (fn) =>
        database.driver.transaction((tx) =>
          fn({
            ...tx,
            copyRows(...a) {
              stop ??= first.engine.stop()
              return tx.copyRows(...a)
            },
          }),
        ),
    }
    const first = engineOn(watched)
    await first.engine.start()
    await expect.poll(() => stop !== undefined).toBe(true)
    await stop
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'processing' })
    expect((await publishedState(database, company)).vouchers).toEqual([])
    const second = engineOn(database.driver)
    // The first server is still announced on this connection: its lease is over all the same.
    await database.driver.query("UPDATE ingestions SET lease_until = now() - interval '1 s'")
    await second.engine.start()
    await second.engine.idle()
    await second.engine.stop()
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'done' })
    expect((await publishedState(database, company)).vouchers).toHaveLength(3000)
  })

  /** A database whose COPY fails so many times. */
  function failing(times: number): Driver {
    let left = times
    const session = (s: Session): Session => ({
      ...s,
      async copyRows(...a) {
        if (left > 0) {
          left -= 1
          throw new Error('the disk is full')
        }
        return s.copyRows(...a)
      },
    })
    return { ...database.driver, transaction: (fn) => database.driver.transaction((tx) => fn(session(tx))) }
  }

  /** A database that takes all rows and so many times does not publish them. */
  function failingToPublish(times: number): Driver {
    let left = times
    const session = (s: Session): Session => ({
      ...s,
      async query(sql, ...more) {
        if (left > 0 && sql.startsWith('UPDATE businesses SET published_version')) {
          left -= 1
          throw new Error('the connection is gone')
        }
        return s.query(sql, ...more)
      },
    })
    return { ...database.driver, transaction: (fn) => database.driver.transaction((tx) => fn(session(tx))) }
  }

  it('tries again after a failure of its own', async () => {
    const upload = await queue(company, [file('202608', 100, 200)])
    const { engine, logger } = engineOn(failing(2))
    await engine.start()
    await engine.idle()
    await engine.stop()
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'done' })
    expect((await publishedState(database, company)).vouchers).toHaveLength(2)
    expect(logger.lines.filter((line) => line.includes('the disk is full'))).toHaveLength(2)
  })

  it('gives a file up that always fails, says so, and goes on with the next', async () => {
    const upload = await queue(company, [file('202608', 100), { name: 'nada.txt', content: '' }])
    const { engine } = engineOn(failing(1000), { maxAttempts: 3 })
    await engine.start()
    await engine.idle()
    await engine.stop()
    const { state, files } = await getUpload({ database }, company, upload)
    expect(state).toBe('failed')
    expect(files.map((f) => f.errors[0]?.code)).toEqual(['INGESTION_FAILED', 'FILE_EMPTY'])
    expect((await publishedState(database, company)).vouchers).toEqual([])
  })

  it('shows no number of a sale whose file fails at the last step', async () => {
    const { engine } = engineOn(failingToPublish(3), { maxAttempts: 3 })
    await engine.start()
    const upload = await queue(company, [sold('202608', '7')])
    await engine.idle()
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'failed' })
    expect(await countUnseenRows(database, company)).toBe(0)
    await queue(company, [sold('202609', '2'), sold('202610', '3')])
    await engine.idle()
    await engine.stop()
    const { saleNumbers } = await publishedState(database, company)
    expect(saleNumbers).toMatchObject([{ series: 'F001', first_number: '2', last_number: '3', ended_in: '202610' }])
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('takes back all of a large file whose last line is wrong, so that the next file shows nothing of it', async () => {
    const { engine } = engineOn(database.driver)
    await engine.start()
    await queue(company, [file('202608', 100, 200)])
    await engine.idle()
    const before = await publishedState(database, company)
    const many = file('202608', ...Array.from({ length: 3500 }, (_, i) => i + 1))
    await queue(company, [{ name: 'mala.txt', content: `${many.content as string}20990000019|` }])
    await engine.idle()
    expect(await publishedState(database, company)).toEqual(before)
    expect(await countUnseenRows(database, company)).toBe(0)
    await queue(company, [file('202607', 300)])
    await engine.idle()
    await engine.stop()
    const { vouchers } = await publishedState(database, company)
    expect(vouchers.map((v) => `${String(v.period)} ${String(v.total_centimos)}`)).toEqual([
      '202607 300',
      '202608 100',
      '202608 200',
    ])
  })

  it('is not idle for who brought a file while it was looking and saw nothing yet', async () => {
    let hasLooked = false
    const gate: { open?: () => void } = {}
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    const driver: Driver = {
      ...database.driver,
      async query<Row>(text: string, parameters?: readonly unknown[]) {
        const answer = await database.driver.query<Row>(text, parameters)
        if (text.includes('upload_files')) {
          hasLooked = true
          await opened
        }
        return answer
      },
    }
    const { engine } = engineOn(driver)
    await engine.start()
    await expect.poll(() => hasLooked).toBe(true)
    await queue(company, [file('202608', 100)])
    const idle = engine.idle()
    gate.open?.()
    await idle
    await engine.stop()
    expect((await publishedState(database, company)).vouchers).toHaveLength(1)
  })

  it('removes what a dead server was still receiving', async () => {
    const [upload, receiver] = [crypto.randomUUID(), crypto.randomUUID()]
    const key = `${company}/${upload}/0`
    await storage.write(key, [Buffer.from('half')])
    await database.driver.query(
      `INSERT INTO uploads (business_uuid, uuid, state, receiver, created_at) VALUES ($1, $2, 'receiving', $3, now())`,
      [company, upload, receiver],
    )
    await database.driver.query(
      `INSERT INTO upload_files (business_uuid, upload_uuid, position, name, state, storage_key) VALUES ($1, $2, 0, 'a', 'waiting', $3)`,
      [company, upload, key],
    )
    const { engine } = engineOn(database.driver)
    await engine.start()
    await engine.stop()
    expect(await storage.size(key)).toBeUndefined()
    const { rows } = await database.driver.query('SELECT FROM upload_files WHERE business_uuid = $1', [company])
    expect(rows).toHaveLength(0)
  })

  it('keeps the bytes of what it took and of nothing else', async () => {
    const good = file('202608', 100)
    await queue(company, [good, good, { name: 'mala.txt', content: 'hola\n' }])
    const { engine } = engineOn(database.driver)
    await engine.start()
    await engine.idle()
    await engine.stop()
    const kept = readdirSync(join(folder, 'files', company), { recursive: true, withFileTypes: true })
    expect(kept.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual(['0'])
  })

  it('leaves nothing of an upload whose sender breaks off', async () => {
    const ingestion = { serverId: crypto.randomUUID(), wake: () => undefined }
    const context = { database, storage, clock: hurried(), limits, ingestion }
    const files = (async function* () {
      yield* streamed([file('202608', 100)])
      throw new Error('the client is gone')
    })()
    await expect(receiveUpload(context, { businessUuid: company, origin: 'person' }, files)).rejects.toThrow(
      'the client is gone',
    )
    const { rows } = await database.driver.query('SELECT FROM uploads WHERE business_uuid = $1', [company])
    expect(rows).toHaveLength(0)
    const left = readdirSync(join(folder, 'files', company), { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
  })
})
