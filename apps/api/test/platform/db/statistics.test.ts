import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../../test-kit/databases.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })

  afterAll(() => database.close())

  it('every column of the vouchers says how few statistics it needs: one without a word makes all readers wait', async () => {
    const { rows } = await database.driver.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = 'vouchers'::regclass AND attnum > 0 AND NOT attisdropped AND coalesce(attstattarget, -1) NOT BETWEEN 0 AND 10`,
    )
    expect(rows).toEqual([])
  })
})
