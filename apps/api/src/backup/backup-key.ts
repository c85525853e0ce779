import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { makeOnce } from '../files/index.ts'
import { BackupError } from './backup-error.ts'

const NAME = 'backup-key'

/** Path of the file with the key of backups. */
export const backupKeyFile = (dataDir: string): string => join(dataDir, NAME)

type KeySource = Pick<Config, 'backupKey' | 'dataDir'>

/** Returns the key of the variable, or of the file in the data folder; undefined if there is none. */
export async function findBackupKey({ backupKey, dataDir }: KeySource): Promise<string | undefined> {
  if (backupKey !== undefined) return backupKey
  const file = backupKeyFile(dataDir)
  if (!existsSync(file)) return undefined
  try {
    return readConfig({ CONTAPRO_BACKUP_KEY: await readFile(file, 'utf8') }).backupKey
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new BackupError('KEY_WRONG', `El archivo ${file} no tiene una llave de copias (AGE-SECRET-KEY-1…).`)
  }
}

/** Returns the key of backups. The first backup makes it, in the data folder. */
export async function obtainBackupKey(source: KeySource): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const known = await findBackupKey(source)
  if (known !== undefined) return { key: known, isNew: false }
  const key = await generateX25519Identity()
  await makeOnce(backupKeyFile(source.dataDir), `${key}\n`)
  return { key: (await findBackupKey(source)) ?? key, isNew: true }
}
