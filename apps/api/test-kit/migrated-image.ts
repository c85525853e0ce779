import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a dumped data folder of an empty database at the newest schema. */
    readonly databaseImage: string
  }
}

const migrationsFolder = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url))

/** Makes the image once for all test files: making a database takes seconds, beginning with an image a part of one. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-image-'))
  const pg = await PGlite.create('memory://')
  await migrate(drizzle({ client: pg }), { migrationsFolder })
  const dump = await pg.dumpDataDir('none')
  await pg.close()
  const file = join(folder, 'image.tar')
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  project.provide('databaseImage', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
