import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { receiveUpload } from '../../src/ingestion/receiving/receive-upload.ts'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import { type Database, type Driver, openDatabase } from '../../src/platform/db/index.ts'
import { renewLease } from '../../src/vouchers/stores/lease.store.ts'
import { type FreshDatabase, freshPostgres } from '../../test-kit/fresh-postgres.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, recordingLogger, sampleRuc, type TestSite } from '../../test-kit/test-company.ts'
import { publishedState } from './published-state.ts'

let server: FreshDatabase
let database: Database
let site: TestSite
let company: string

beforeAll(async () => {
  server = await freshPostgres()
  database = await openDatabase({ url: server.url })
  site = await openTestSite(database)
  await site.engine.stop()
})
afterAll(async () => {
  await site?.close()
  await database?.close()
  await server?.drop()
})
beforeEach(async () => {
  company = await site.addCompany()
})

/** Receives one purchase without anybody taking it in, into a storage. */
async function queuePurchase({ storage = site.storage, meanwhile = async (): Promise<unknown> => undefined } = {}) {
  const files = (async function* () {
    const { name, content } = purchasesFile(sampleRuc, '202608', [{}])
    const stream = (async function* () {
      yield Buffer.from(content)
      await meanwhile()
    })()
    yield { name, stream }
  })()
  const ingestion = { serverId: crypto.randomUUID(), wake: () => undefined }
  const context = { ...site.context, storage, ingestion }
  return (await receiveUpload(context, { businessUuid: company, origin: 'person' }, files)).uuid
}

async function claimFor(owner: string, upload: string, seconds: number): Promise<void> {
  await database.driver.query(
    `INSERT INTO ingestions (business_uuid, owner, lease_until, version, upload_uuid, position)
     VALUES ($1, $2, now() + make_interval(secs => $4), 1, $3, 0)`,
    [company, owner, upload, seconds],
  )
}

function watchedEngine(storage = site.storage) {
  const looks = { count: 0 }
  const driver: Driver = {
    ...database.driver,
    isGone(id) {
      looks.count += 1
      return database.driver.isGone(id)
    },
  }
  const options = { driver, storage, now: () => new Date(), logger: recordingLogger(), pollMs: 20 }
  return { engine: createIngestionEngine(options), looks }
}

const vouchers = async (): Promise<number> => (await publishedState(database, company)).vouchers.length

it('leaves a file to the server that works on it, and takes it over when that server is gone', async () => {
  const upload = await queuePurchase()
  const elsewhere = await openDatabase({ url: server.url })
  const owner = crypto.randomUUID()
  await elsewhere.driver.announce(owner)
  await claimFor(owner, upload, 3600)
  const { engine, looks } = watchedEngine()
  await engine.start()
  await expect.poll(() => looks.count).toBeGreaterThan(3)
  expect(await vouchers()).toBe(0)
  await elsewhere.close()
  await engine.idle()
  await engine.stop()
  expect(await vouchers()).toBe(1)
})

it('takes a file over from a server that lives but has not renewed its lease', async () => {
  const upload = await queuePurchase()
  const elsewhere = await openDatabase({ url: server.url })
  const owner = crypto.randomUUID()
  await elsewhere.driver.announce(owner)
  await claimFor(owner, upload, -1)
  const { engine } = watchedEngine()
  await engine.start()
  await engine.idle()
  await engine.stop()
  await elsewhere.close()
  expect(await vouchers()).toBe(1)
})

it('refuses to write for a lease that another server took over', async () => {
  const upload = await queuePurchase()
  await claimFor(crypto.randomUUID(), upload, 30)
  const lost = { businessUuid: company, owner: crypto.randomUUID(), version: 1, uploadUuid: upload, position: 0 }
  const writing = database.driver.transaction((tx) => renewLease(tx, lost))
  await expect(writing).rejects.toMatchObject({ code: 'LEASE_LOST' })
})

it('leaves a file to the servers that can read it', async () => {
  const elsewhere = { ...site.storage, id: crypto.randomUUID() }
  const upload = await queuePurchase({ storage: elsewhere })
  const { engine } = watchedEngine()
  await engine.start()
  await engine.idle()
  await engine.stop()
  const fileOf = `SELECT state, attempts FROM upload_files WHERE upload_uuid = $1`
  expect((await database.driver.query(fileOf, [upload])).rows).toEqual([{ state: 'waiting', attempts: 0 }])
  const { engine: other } = watchedEngine(elsewhere)
  await other.start()
  await other.idle()
  await other.stop()
  expect(await vouchers()).toBe(1)
})

it('does not acknowledge an upload that another server removed while it was being received', async () => {
  const removed = queuePurchase({ meanwhile: () => database.driver.query('DELETE FROM uploads') })
  await expect(removed).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})
