import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CallKind, type CallLimits, callLimits } from '../../../src/platform/db/call-limits.ts'
import type { Driver } from '../../../src/platform/db/index.ts'
import { openPglite } from '../../../src/platform/db/pglite-driver.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A web statement may take half a second, which is enough for none of those below. */
const limits: Readonly<Record<CallKind, CallLimits>> = { ...callLimits, web: { ...callLimits.web, statementMs: 500 } }

/** Minutes of work that nothing but the end of the thread can stop. */
const ENDLESS = 'SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b'
const LOST = { code: '08006' }

describe('a database in a folder', () => {
  let driver: Driver
  beforeAll(async () => {
    driver = await openPglite({ folder: join(folder, 'pgdata'), limits })
    await driver.within('setup').query('CREATE TABLE kept (n int, t text)')
  })
  afterAll(() => driver.close())

  const rows = async () => (await driver.within('setup').query<{ n: number }>('SELECT n FROM kept')).rows

  it('ends a statement at its limit, fails the calls under way, and answers the next one', async () => {
    await driver.within('setup').query('INSERT INTO kept VALUES (1)')
    const [endless, behind] = await Promise.allSettled([driver.query(ENDLESS), rows()])
    expect(endless).toMatchObject({ status: 'rejected', reason: LOST })
    expect(behind).toEqual({ status: 'fulfilled', value: [{ n: 1 }] })
  })

  it('loses a transaction whose thread ends, and runs nothing of it afterwards', async () => {
    const transaction = driver.transaction(async (tx) => {
      await tx.query('INSERT INTO kept VALUES (2)')
      await tx.query(ENDLESS).catch(() => undefined)
      await tx.query('INSERT INTO kept VALUES (3)')
    })
    await expect(transaction).rejects.toMatchObject(LOST)
    expect(await rows()).toEqual([{ n: 1 }])
  })

  it('does not let its log grow forever', async () => {
    const write = `INSERT INTO kept SELECT 0, repeat('x', 1000) FROM generate_series(1, 100000)`
    for (let time = 1; time <= 6; time += 1) {
      await driver.within('setup').query(write)
      await driver.within('setup').query('TRUNCATE kept')
    }
    // Some 600 MiB were written, in files of 16 MiB.
    const logFiles = readdirSync(join(folder, 'pgdata', 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name))
    expect(logFiles.length).toBeLessThan(30)
  })
})

it('a database in memory has no limit, because it would be gone', async () => {
  const image = new Uint8Array(readFileSync(inject('databaseImage')))
  const driver = await openPglite({ image, limits: { ...limits, web: { ...limits.web, statementMs: 1 } } })
  const { rows } = await driver.query('SELECT count(*)::int AS n FROM generate_series(1, 10000000)')
  expect(rows).toEqual([{ n: 10_000_000 }])
  await driver.close()
})
