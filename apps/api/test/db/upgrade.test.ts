import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import type { Database } from '../../src/db/index.ts'
import { databaseKinds, openFreshDatabase } from './databases.ts'

const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))
const [withXml, withRegister] = [crypto.randomUUID(), crypto.randomUUID()]

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** A folder with the migrations that come before one. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const all = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  const place = all.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, place) }))
  return folder
}

/** Empties the database and brings it to where an installation was before a migration. */
async function installBefore({ db, driver }: Database, name: string): Promise<void> {
  for (const statement of ['DROP SCHEMA public CASCADE', 'DROP SCHEMA drizzle CASCADE', 'CREATE SCHEMA public']) {
    await driver.query(statement)
  }
  const folder = migrationsBefore(name)
  await migrate(db, { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
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
