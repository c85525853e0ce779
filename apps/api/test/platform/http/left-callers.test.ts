import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BusinessRow } from '../../../src/company/businesses.store.ts'
import { callLimits } from '../../../src/platform/db/call-limits.ts'
import { type Database, openDatabase } from '../../../src/platform/db/index.ts'
import { type Listener, listen } from '../../../src/platform/http/listen.ts'
import { createApp } from '../../../src/start/app.ts'
import { urlOf } from '../../../test-kit/fresh-postgres.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../../test-kit/testing-records.ts'

const app = useTestApp('postgres')
/** The database of the app, with limits that no test reaches. */
let patient: Database
/** Keeps the companies from being read. */
let lock: Client
let as: TestAccountant
let business: BusinessRow
let listener: Listener
beforeAll(async () => {
  const { rows } = await app.services.database.driver.query<{ name: string }>('SELECT current_database() AS name')
  const url = urlOf(inject('postgresUrl'), rows[0]?.name ?? '')
  const web = { ...callLimits.web, statementMs: 600_000, lockMs: 600_000 }
  patient = await openDatabase({ url, limits: { ...callLimits, web } })
  lock = new Client({ connectionString: url })
  await lock.connect()
  as = await addAccountant(app.services)
  business = await addBusiness(app.services, as)
  const { fetch: answer } = createApp({ services: { ...app.services, database: patient } })
  listener = await listen(answer, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await listener?.close()
  await lock?.end()
  await patient?.close()
})

const atWork = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
const waiting = async () => (await app.services.database.driver.query(atWork)).rows.length

/** Makes a call whose caller leaves while it waits for the companies. */
async function leave(path: string, init: RequestInit = {}): Promise<void> {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' }
  const answer = fetch(listener.url + path, { ...init, headers, signal: leaving.signal })
  await expect.poll(waiting).toBe(1)
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
}

test('what is read for a caller who leaves is cancelled on the database, and the log has no failure', async () => {
  const since = app.log.length
  await lock.query('BEGIN; LOCK TABLE businesses')
  await leave('/app/internal/accountant/dashboard/filters')
  await expect.poll(waiting).toBe(0)
  await lock.query('ROLLBACK')
  await expect.poll(() => app.log.slice(since).join('')).toContain('accountant/dashboard/filters')
  expect(app.log.slice(since).join('')).not.toContain('request failed')
})

test('what a caller writes who leaves is written to its end', async () => {
  const settings = `/app/internal/businesses/${business.uuid}/settings`
  await lock.query('BEGIN; LOCK TABLE businesses')
  await leave(settings, { method: 'PATCH', body: JSON.stringify({ foreign_words: ['juguetes'] }) })
  await lock.query('ROLLBACK')
  const values = async () => (await app.request(settings, { as })).body
  await expect.poll(values).toMatchObject({ values: { foreign_words: ['juguetes'] } })
})
