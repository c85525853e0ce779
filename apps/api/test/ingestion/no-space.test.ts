import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUpload } from '../../src/features/uploads/get-upload.ts'
import { receiveUpload } from '../../src/ingestion/receiving/receive-upload.ts'
import { roomFor } from '../../src/ingestion/receiving/room-for.ts'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database, Driver } from '../../src/platform/db/index.ts'
import { type FileStorage, openDiskStorage } from '../../src/platform/files/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { addCompany, recordingLogger, sampleRuc } from '../../test-kit/test-company.ts'

const clock = (): (() => Date) => {
  let at = Date.parse('2026-09-01T15:00:00Z')
  // Each look is a minute after the one before, so that a second try is due at once.
  return () => new Date((at += 60_000))
}

describe.each(databaseKinds)('without space on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-space-'))
  let database: Database
  let storage: FileStorage
  let free: number
  let company: string
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    storage = { ...(await openDiskStorage(join(folder, 'documents'))), freeBytes: async () => free }
    company = await addCompany(database, sampleRuc)
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true })
  })

  const context = () => ({
    database,
    storage,
    clock: clock(),
    limits: readConfig({}).limits,
    ingestion: { serverId: crypto.randomUUID(), wake: () => undefined },
  })

  /** Receives a file without taking it in. */
  async function receive(period: string): Promise<string> {
    const path = join(folder, period)
    writeFileSync(path, purchasesFile(sampleRuc, period, [{}]).content)
    const files = (async function* () {
      yield { name: 'compras.txt', stream: createReadStream(path) }
    })()
    return (await receiveUpload(context(), { businessUuid: company, origin: 'person' }, files)).uuid
  }

  const engineOn = (driver: Driver) =>
    createIngestionEngine({ driver, storage, now: clock(), logger: recordingLogger(), pollMs: 20 })

  it('an upload is refused', async () => {
    free = roomFor(0) - 1
    await expect(receive('202607')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  })

  it('a file that was received waits, and is taken in when there is space', async () => {
    free = roomFor(0)
    const upload = await receive('202608')
    const engine = engineOn(database.driver)
    await engine.start()
    await expect.poll(() => engine.isLooking()).toBe(true)
    expect(await getUpload({ database }, company, upload)).toMatchObject({ files: [{ state: 'waiting' }] })
    free = roomFor(1_000_000)
    await engine.idle()
    await engine.stop()
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'done' })
  })

  it('a file is not given up, however often the disk fills up while it is taken in', async () => {
    free = roomFor(1_000_000)
    const upload = await receive('202609')
    let failures = 0
    const driver: Driver = {
      ...database.driver,
      transaction: (fn) =>
        database.driver.transaction((tx) =>
          fn({
            ...tx,
            async copyRows(...rows) {
              failures += 1
              if (failures <= 8) throw Object.assign(new Error('no space left'), { code: '53100' })
              return tx.copyRows(...rows)
            },
          }),
        ),
    }
    const engine = engineOn(driver)
    await engine.start()
    await engine.idle()
    await engine.stop()
    expect(failures).toBeGreaterThan(8)
    expect(await getUpload({ database }, company, upload)).toMatchObject({ state: 'done' })
  })
})
