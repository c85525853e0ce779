import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusedError } from '../errors/start-refused-error.ts'

/** Folder in the data folder with what a restore has made so far. */
export const RESTORING = 'restoring'

/** What a server makes in a data folder once it has a database, and what a killed restore leaves. */
const MADE_LATER = ['documents/id', 'sealing-key', 'token-secret', RESTORING]

/** Throws `StartRefusedError` where a new database would take the place of one that is damaged or was moved away. */
export function checkFolder(dataDir: string): void {
  const folder = join(dataDir, 'pgdata')
  const entries = existsSync(folder) ? readdirSync(folder) : []
  if (entries.length > 0 && !entries.includes('PG_VERSION')) {
    throw new StartRefusedError(
      'DATABASE_BROKEN',
      `La carpeta ${folder} no tiene una base de datos completa (falta PG_VERSION): restaura una copia de seguridad, o elige otra carpeta con CONTAPRO_DATA.`,
    )
  }
  if (entries.length === 0 && MADE_LATER.some((name) => existsSync(join(dataDir, name)))) {
    throw new StartRefusedError(
      'DATABASE_MISSING',
      `La carpeta ${dataDir} tiene documentos o llaves, pero no su base de datos (${folder}): devuélvela a su lugar, restaura una copia de seguridad, o elige una carpeta vacía con CONTAPRO_DATA.`,
    )
  }
}
