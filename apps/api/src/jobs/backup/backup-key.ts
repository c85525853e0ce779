import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Config } from '../../platform/config.ts'
import { makeOnce } from '../../platform/files/index.ts'
import { BackupError } from './backup-error.ts'

const NAME = 'backup-key'

/** Path of the file with the key of backups. */
export const backupKeyFile = (dataDir: string): string => join(dataDir, NAME)

type KeySource = Pick<Config, 'backupKey' | 'dataDir'>

/** Returns the key of the variable, or of the file in the data folder; undefined if there is none. Throws `BackupError` KEY_WRONG. */
export async function findBackupKey({ backupKey, dataDir }: KeySource): Promise<string | undefined> {
  const file = backupKeyFile(dataDir)
  const key = backupKey ?? (existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined)
  if (key === undefined) return undefined
  // The error of the library quotes the key.
  await identityToRecipient(key).catch(() => {
    const source = backupKey === undefined ? `del archivo ${file}` : 'de CONTAPRO_BACKUP_KEY'
    throw new BackupError('KEY_WRONG', `La llave de las copias ${source} no es válida: revisa que esté completa.`)
  })
  return key
}

/** Returns the key of backups. The first backup makes it, in the data folder. */
export async function obtainBackupKey(source: KeySource): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const known = await findBackupKey(source)
  if (known !== undefined) return { key: known, isNew: false }
  const key = await generateX25519Identity()
  await makeOnce(backupKeyFile(source.dataDir), `${key}\n`)
  return { key: (await findBackupKey(source)) ?? key, isNew: true }
}
