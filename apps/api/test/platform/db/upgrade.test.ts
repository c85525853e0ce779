import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import { type Database, migrateTo } from '../../../src/platform/db/index.ts'
import { databaseKinds, openFreshDatabase } from '../../../test-kit/databases.ts'
import { schemaBefore } from '../../../test-kit/schema-before.ts'

const migrationsFolder = fileURLToPath(new URL('../../../src/platform/db/migrations', import.meta.url))
const [withXml, withRegister] = [crypto.randomUUID(), crypto.randomUUID()]

/** Empties the database and brings it to where an installation was before a migration. */
async function installBefore({ driver }: Database, name: string): Promise<void> {
  for (const statement of ['DROP SCHEMA public CASCADE', 'DROP SCHEMA drizzle CASCADE', 'CREATE SCHEMA public']) {
    await driver.query(statement)
  }
  await migrateTo(driver, schemaBefore(name))
}

async function addDocument({ driver }: Database, businessUuid: string, kind: string): Promise<void> {
  await driver.query(
    `INSERT INTO documents (business_uuid, sha256, name, size_bytes, kind, storage_key, published_in, stored_at)
     VALUES ($1, $2, 'a', 1, $3, 'a', 1, now())`,
    [businessUuid, crypto.randomUUID(), kind],
  )
}

it.each(databaseKinds)(
  'uploads of before are a person’s, and XML of before is asked for again, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'origins_and_xml_again')
    for (const _ of [1, 2]) await addDocument(database, withXml, 'ubl')
    await addDocument(database, withRegister, 'rce')
    await driver.query(
      `INSERT INTO uploads (business_uuid, uuid, state, receiver, created_at) VALUES ($1, $1, 'done', $1, now())`,
      [withXml],
    )
    await migrate(database.db, { migrationsFolder })
    expect((await driver.query('SELECT origin FROM uploads')).rows).toEqual([{ origin: 'person' }])
    expect((await driver.query('SELECT business_uuid, scope FROM review_requests')).rows).toEqual([
      { business_uuid: withXml, scope: 'xml ' },
    ])
    await database.close()
  },
)

it.each(databaseKinds)(
  'an upgrade to the reader of UTF-8 requests that every XML is read again, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'xml_in_utf8')
    await addDocument(database, withXml, 'ubl')
    await addDocument(database, withRegister, 'rce')
    // A review of before goes on from a hash of its own, and the new one begins at the first.
    await driver.query(`INSERT INTO review_requests (business_uuid, scope) VALUES ($1, 'xml abc')`, [withXml])
    await migrate(database.db, { migrationsFolder })
    const { rows } = await driver.query('SELECT business_uuid, scope FROM review_requests ORDER BY scope')
    expect(rows).toEqual(['xml ', 'xml abc'].map((scope) => ({ business_uuid: withXml, scope })))
    await database.close()
  },
)

it.each(databaseKinds)(
  'an upgrade sets the figures of annulled vouchers to zero, keeps their number and requests a review, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'annulled_count_as_zero')
    const business = crypto.randomUUID()
    const { rows: columns } = await driver.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'period_figures' AND (column_name LIKE '%\\_centimos' OR column_name LIKE 'with\\_%')`,
    )
    const sums = columns.map(({ name }) => name)
    await driver.query(
      `INSERT INTO period_figures (business_uuid, operation, period, type, status, credit, rate, has_file, has_detraction, annulled,
         missing_exchange_rate, over_boleta_limit, vouchers, ${sums.join(', ')})
       SELECT $1, 'VENTA', '202608', '01', '', '', '18', false, false, annulled, false, false, 3${', 118'.repeat(sums.length)}
       FROM unnest(array[true, false]) AS annulled`,
      [business],
    )
    await migrate(database.db, { migrationsFolder })
    const { rows } = await driver.query('SELECT * FROM period_figures ORDER BY annulled')
    const valuesOf = (row?: Record<string, unknown>) => sums.map((name) => Number(row?.[name]))
    expect(sums.length).toBe(38)
    expect(rows.map(({ vouchers }) => vouchers)).toEqual([3, 3])
    expect(valuesOf(rows[0])).toEqual(sums.map(() => 118))
    expect(valuesOf(rows[1])).toEqual(sums.map(() => 0))
    expect((await driver.query('SELECT business_uuid, scope FROM review_requests')).rows).toEqual([
      { business_uuid: business, scope: 'all' },
    ])
    await database.close()
  },
)

it.each(databaseKinds)(
  'an upgrade compares the figures of companies whose vouchers the new rules still have to review, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'rule_changes')
    await driver.query(
      `INSERT INTO review_requests (business_uuid, scope) VALUES ($1, 'all'), ($1, 'xml '), ($2, 'xml ')`,
      [withRegister, withXml],
    )
    await migrate(database.db, { migrationsFolder })
    expect((await driver.query('SELECT business_uuid, sums FROM rule_reviews')).rows).toEqual([
      { business_uuid: withRegister, sums: null },
    ])
    await database.close()
  },
)

it.each(databaseKinds)(
  'an upgrade reviews the purchases of companies with entries about detractions, and names what changes, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'entries_of_all_purchases')
    await driver.query(
      `INSERT INTO detraction_entries (business_uuid, code, is_subject, accountant_uuid, entered_at)
       SELECT $1, code, true, $1, now() FROM unnest(array['1', '2']) AS code`,
      [withRegister],
    )
    await migrate(database.db, { migrationsFolder })
    expect((await driver.query('SELECT business_uuid, scope FROM review_requests')).rows).toEqual([
      { business_uuid: withRegister, scope: 'all' },
    ])
    expect((await driver.query('SELECT business_uuid FROM rule_reviews')).rows).toEqual([
      { business_uuid: withRegister },
    ])
    await database.close()
  },
)

it.each(databaseKinds)(
  'an upgrade takes the addresses of the partner’s customers with companies as verified, and no other, on %s',
  async (kind) => {
    const database = await openFreshDatabase(kind)
    const { driver } = database
    await installBefore(database, 'verified_emails')
    await driver.query(
      `INSERT INTO users (email, password_hash, name, document_number, phone_number, accountant_profile, created_at)
       SELECT email, '', '', email, '', profile, '2026-09-01T15:00:00Z'
       FROM (VALUES ('at work', 'Siscont'), ('new', 'Siscont'), ('firm', 'Estudio Contable')) AS accounts (email, profile)`,
    )
    await driver.query(
      `INSERT INTO businesses (uuid, accountant_uuid, ruc, name, status, sol_username, sealed_sol_password, created_at)
       SELECT gen_random_uuid(), uuid, email, '', 'VALID', '', '', now() FROM users WHERE email <> 'new'`,
    )
    await migrate(database.db, { migrationsFolder })
    const { rows } = await driver.query(
      'SELECT email, email_verified_at = created_at AS verified FROM users ORDER BY email',
    )
    expect(rows).toEqual([
      { email: 'at work', verified: true },
      { email: 'firm', verified: null },
      { email: 'new', verified: null },
    ])
    await database.close()
  },
)
