import { errorCodes } from '../errors/error-codes.ts'
import { StartRefusedError } from '../errors/start-refused-error.ts'
import { quote, type Session } from './driver.ts'
import { newestSchema } from './migrate-to.ts'

/** Throws `StartRefusedError` when a later version of Contapro has changed the database: this one would misread it. */
export async function refuseNewerSchema(session: Session): Promise<void> {
  const { rows: tables } = await session.query(`SELECT WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL`)
  if (tables.length === 0) return
  const { rows: newer } = await session.query('SELECT FROM drizzle.__drizzle_migrations WHERE created_at > $1', [
    newestSchema(),
  ])
  if (newer.length === 0) return
  throw new StartRefusedError(
    'SCHEMA_NEWER',
    'Una versión más nueva de Contapro ya usó esta base de datos: inicia esa versión, o restaura una copia de seguridad de antes de la actualización.',
  )
}

/** SQLSTATE classes 58 (a file is missing or cannot be read) and XX (its content is damaged). */
const DAMAGED = /^(58...|XX...)$/

/** Throws `StartRefusedError` when the file of a table is missing or damaged at its beginning. */
export async function refuseUnreadableTables(session: Session): Promise<void> {
  const { rows } = await session.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  for (const { name } of rows) {
    try {
      await session.query(`SELECT * FROM ${quote(name)} LIMIT 1`)
    } catch (cause) {
      if (!errorCodes(cause).some((code) => DAMAGED.test(code))) throw cause
      throw new StartRefusedError(
        'TABLE_UNREADABLE',
        `La tabla ${name} de la base de datos no se puede leer: restaura una copia de seguridad, o recupera el disco.`,
        { cause },
      )
    }
  }
}
