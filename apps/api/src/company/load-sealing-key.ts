import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../platform/db/index.ts'
import { StartRefusedError } from '../platform/errors/start-refused-error.ts'
import { loadKey } from '../platform/secrets/load-key.ts'
import { createSealer, SealBrokenError } from '../platform/secrets/sealer.ts'
import { findAnyBusiness } from './businesses.store.ts'
import { openCredentials } from './sealed-credentials.ts'

const NAME = 'sealing-key'

/**
 * The key of the companies' secrets: what a deployment sets, or the file in the data folder, which is made for the first company.
 *
 * @throws StartRefusedError when the key of the secrets that there are is another one, or is gone.
 */
export async function loadSealingKey(
  database: Database,
  { sealingKey, dataDir }: { readonly sealingKey: Buffer | undefined; readonly dataDir: string },
): Promise<Buffer> {
  const business = await findAnyBusiness(database)
  if (!sealingKey && business && !existsSync(join(dataDir, NAME))) throw lost(dataDir)
  const key = sealingKey ?? (await loadKey(dataDir, NAME))
  if (!business) return key
  try {
    openCredentials(createSealer(key), business)
    return key
  } catch (e) {
    throw e instanceof SealBrokenError ? lost(dataDir, e) : e
  }
}

const lost = (dataDir: string, cause?: unknown): StartRefusedError =>
  new StartRefusedError(
    'SEALING_KEY_LOST',
    `La llave que abre las claves SOL guardadas no está o es otra: devuelve el archivo ${join(dataDir, NAME)}, o la variable CONTAPRO_SEALING_KEY, con que se guardaron.`,
    { cause },
  )
