import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { packTar, unpackTar } from 'modern-tar/fs'
import type { Driver } from '../../platform/db/index.ts'
import { isDiskFull } from '../../platform/errors/error-codes.ts'

const MIB = 1024 * 1024

/** The packed copy, and the unpacked one. */
const COPIES = 2

/** Free space that a copy leaves to the server. */
const RESERVED_BYTES = 512 * MIB

/**
 * Files in the folder of a backup by which its process and the server agree on a copy of the embedded database, which only the server
 * can make. The backup writes `wanted`. The server renames it to `begun`, and leaves `pgdata.tar`, `no-space` or `failed`.
 */
export const copyFiles = {
  wanted: 'wanted',
  begun: 'begun',
  copy: 'pgdata.tar',
  noSpace: 'no-space',
  failed: 'failed',
} as const

/** Makes the copy that a backup waits for. Does nothing if it does not wait for one. */
export async function answerBackup(driver: Driver, dataDir: string, backup: string): Promise<void> {
  const wanted = join(backup, copyFiles.wanted)
  if (!existsSync(wanted) || existsSync(join(backup, copyFiles.copy))) return
  await rename(wanted, join(backup, copyFiles.begun))
  try {
    await driver.transaction(async (tx) => {
      // Once this statement is answered, the thread of the database writes nothing until the end of the transaction.
      await tx.query('SELECT 1')
      await copyDatabase(dataDir, backup)
    })
  } catch (error) {
    await writeFile(join(backup, isDiskFull(error) ? copyFiles.noSpace : copyFiles.failed), '')
    throw error
  }
}

/** Copies an embedded database that nothing writes to, into the folder of a backup. Throws ENOSPC when there is no room. */
export async function copyDatabase(dataDir: string, backup: string): Promise<void> {
  const source = join(dataDir, 'pgdata')
  const { bavail, bsize } = await statfs(backup)
  if (bavail * bsize < COPIES * (await sizeOf(source)) + RESERVED_BYTES) {
    throw Object.assign(new Error('There is too little free space for a copy of the database.'), { code: 'ENOSPC' })
  }
  const unfinished = join(backup, 'unfinished.tar')
  // Other calls wait meanwhile, and one file is written five times as fast as the thousand files of a database.
  await pipeline(packTar(source), createWriteStream(unfinished, { mode: 0o600 }))
  await rename(unfinished, join(backup, copyFiles.copy))
}

/** Unpacks a copy in the folder of a backup; the database is in `pgdata` there. */
export async function unpackCopy(backup: string): Promise<void> {
  const copy = join(backup, copyFiles.copy)
  await pipeline(createReadStream(copy), unpackTar(join(backup, 'pgdata')))
  await rm(copy)
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}
