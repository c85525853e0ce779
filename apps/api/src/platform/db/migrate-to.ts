import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Driver } from './driver.ts'
import { overDriver } from './over-driver.ts'

export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url))

/** Time of the newest migration that this version has, in milliseconds. */
export const newestSchema = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/** Brings an empty database to the schema of a backup. Later migrations are left to `openDatabase`. */
export async function migrateTo(database: Pick<Driver, 'query' | 'transaction'>, schema: number): Promise<void> {
  const folder = await copyMigrations(schema)
  try {
    await migrate(overDriver(database), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A copy of the migrations folder without later migrations. */
async function copyMigrations(schema: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contapro-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { readonly entries: readonly { readonly when: number }[] }
  const entries = journal.entries.filter(({ when }) => when <= schema)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}
