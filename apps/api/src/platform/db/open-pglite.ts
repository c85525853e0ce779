import { existsSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { syncFolder } from '../files/index.ts'
import { syncAll } from './sync-all.ts'
import { SyncedNodeFS } from './synced-node-fs.ts'

/** PGlite's own start switches syncs off (`-F`). Of the ways to sync the log, only `fsync` reaches the files: `fdatasync` is an empty stub. */
const syncedStart = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** Opens the database of a folder, which is made when it is missing. What it commits survives a loss of power. */
export async function openInFolder(folder: string, options: PGliteOptions): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder, options)
  // An earlier version of Contapro did not sync.
  syncAll(folder)
  return PGlite.create({ ...options, fs: new SyncedNodeFS(folder), startParams: syncedStart })
}

/** Makes a database aside, so that its folder is there whole or not at all. */
async function makeDatabase(folder: string, options: PGliteOptions): Promise<void> {
  const unfinished = `${folder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const pg = await PGlite.create({ ...options, fs: new SyncedNodeFS(unfinished) })
  await pg.close()
  syncAll(unfinished)
  // Only an empty folder is replaced.
  if (existsSync(folder)) await rmdir(folder)
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
}
