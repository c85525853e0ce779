import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/index.ts'
import { BACKUPS } from '../../platform/files/index.ts'
import { removeAbandoned } from './backup-folder.ts'
import { answerBackup } from './database-copy.ts'

/** How often to look for a backup, in milliseconds. */
const LOOK_MS = 500

/** Removes what killed backups left. Copies an embedded database for the backups that wait for it, until `stop`. */
export function answerBackups({ driver }: Database, dataDir: string, logger: Logger): { stop(): Promise<void> } {
  const documents = join(dataDir, 'documents')
  const logged =
    (message: string) =>
    (error: unknown): void =>
      logger.error({ error }, message)
  removeAbandoned(documents).catch(logged('The files of an earlier backup could not be removed.'))
  if (driver.kind === 'postgres') return { stop: async () => undefined }
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const ids = await readdir(join(documents, BACKUPS)).catch(() => [])
    for (const id of ids) await answerBackup(driver, dataDir, join(documents, BACKUPS, id))
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(logged('A copy of the database for a backup could not be made.'))
      .finally(() => (looking = undefined))
  }, LOOK_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
