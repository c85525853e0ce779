import { chmod, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/**
 * Takes the rights of group and others from a folder and from everything below it, whatever they were before: directories become
 * 0700, files 0600. What a link leads to is left alone. What fails is logged, and left to the next start.
 */
export async function keepPrivate(
  folder: string,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<void> {
  try {
    await takeRights(folder, signal)
  } catch (error) {
    logger.error({ error }, 'the rights of the data folder could not be set')
  }
}

async function takeRights(path: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    const found = await lstat(path)
    if (found.isSymbolicLink()) return
    if ((found.mode & 0o077) !== 0) await chmod(path, found.mode & 0o700)
    if (!found.isDirectory()) return
    for await (const { name } of await opendir(path)) await takeRights(join(path, name), signal)
  } catch (error) {
    // The server removes files meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
