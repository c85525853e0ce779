import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@contapro/postgres'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/index.ts'
import { benchRuc } from './register-file.ts'

export type DatabaseKind = 'pglite' | 'postgres'

export interface BenchSite {
  readonly database: Database
  readonly folder: string
  readonly businessUuid: string
  close(): Promise<void>
}

/** A database on disk with one company that has nothing yet. */
export async function openBenchSite(kind: DatabaseKind): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-bench-'))
  const server = kind === 'postgres' ? await startPostgres() : undefined
  const database = await openDatabase(server ? { url: server.url } : { dataDir: folder })
  return {
    database,
    folder,
    businessUuid: await addCompany(database),
    async close() {
      await database.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addCompany({ driver }: Database): Promise<string> {
  const user = await driver.query<{ uuid: string }>(
    `INSERT INTO users (email, password_hash, name, document_number, phone_number, accountant_profile, created_at)
     VALUES ('bench@example.com', 'x', 'Rosa', '40000001', '900000001', 'Estudio Contable', now()) RETURNING uuid`,
  )
  const business = await driver.query<{ uuid: string }>(
    `INSERT INTO businesses (accountant_uuid, ruc, name, sol_username, sealed_sol_password, created_at)
     VALUES ($1, $2, 'EMPRESA DE PRUEBA S.A.C.', 'PRUEBA01', 'x', now()) RETURNING uuid`,
    [user.rows[0]?.uuid, benchRuc],
  )
  const uuid = business.rows[0]?.uuid
  if (!uuid) throw new Error('The company was not added.')
  return uuid
}
