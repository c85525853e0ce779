import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../platform/db/index.ts'
import { StartRefusedError } from '../../platform/errors/start-refused-error.ts'
import { listStorages } from './uploads.store.ts'

/**
 * Throws `StartRefusedError` when the documents of the uploads are not in the data folder. A server of several on one PostgreSQL may have
 * none yet: it is one that was never started with this folder.
 */
export async function checkDocuments(database: Database, dataDir: string): Promise<void> {
  const storages = await listStorages(database)
  if (storages.length === 0) return
  const isEmbedded = database.driver.kind === 'pglite'
  const wasStarted = isEmbedded || ['token-secret', 'sealing-key'].some((name) => existsSync(join(dataDir, name)))
  const documents = join(dataDir, 'documents')
  const ids = storages.filter((storage) => storage !== null)
  const id = existsSync(join(documents, 'id')) ? readFileSync(join(documents, 'id'), 'utf8').trim() : undefined
  if (wasStarted && !existsSync(documents)) throw missing(documents)
  if (id === undefined && ids.length > 0 && existsSync(join(documents, 'files'))) throw withoutId(documents, ids)
  if (isEmbedded && id !== undefined && ids.length > 0 && !ids.includes(id)) throw missing(documents)
}

const missing = (documents: string): StartRefusedError =>
  new StartRefusedError(
    'DOCUMENTS_MISSING',
    `La carpeta ${documents} no está o es de otra base de datos: devuelve la que tiene los archivos subidos, o restaura una copia de seguridad.`,
  )

const withoutId = (documents: string, ids: readonly string[]): StartRefusedError =>
  new StartRefusedError(
    'DOCUMENTS_MISSING',
    `Falta el archivo ${join(documents, 'id')}, que dice qué archivos tiene este servidor: ${ids.length === 1 ? `créalo con el texto ${ids[0]}` : 'devuélvelo a su lugar'}, o restaura una copia de seguridad.`,
  )
