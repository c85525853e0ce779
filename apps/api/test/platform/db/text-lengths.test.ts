import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/db/index.ts'
import { databaseKinds, openFreshDatabase } from '../../../test-kit/databases.ts'
import { runMigration } from '../../../test-kit/run-migration.ts'

const tables = ['detraction_deposits', 'voucher_items', 'vouchers', 'withholdings']
const folder = new URL('../../../src/platform/db/migrations/', import.meta.url)
const ownMigration = readdirSync(folder).find((file) => file.endsWith('_bounded_texts.sql')) ?? ''

/** Texts that the product writes itself, out of a list of its own. */
const ownWords = [
  'detraction_deposits.operation',
  'vouchers.credit',
  'vouchers.decision',
  'vouchers.operation',
  'vouchers.rate',
  'vouchers.source',
  'vouchers.status',
  'withholdings.role',
]

describe.each(databaseKinds)('texts of files on %s', (kind) => {
  let database: Database

  beforeAll(async () => {
    database = await openFreshDatabase(kind)
  })
  afterAll(() => database?.close())

  const addItem = (description: string) =>
    database.driver.query(
      `INSERT INTO voucher_items (business_uuid, sha256, position, description, quantity, unit_code, unit_value, line_total_centimos, igv_centimos)
       VALUES (gen_random_uuid(), 'a', 0, $1, '1', 'NIU', '1', 1, 0)`,
      [description],
    )

  it('are bounded in every column that a file fills', async () => {
    const { rows } = await database.driver.query<{ name: string }>(
      `SELECT c.table_name || '.' || c.column_name AS name
       FROM information_schema.columns c
       JOIN pg_constraint k ON k.conrelid = c.table_name::regclass AND k.conname = c.table_name || '_text_lengths'
       WHERE c.table_name = ANY($1::text[]) AND c.data_type = 'text'
         AND position('octet_length(' || c.column_name || ')' in pg_get_constraintdef(k.oid)) = 0
       ORDER BY 1`,
      [tables],
    )
    expect(rows.map(({ name }) => name)).toEqual(ownWords)
  })

  it('are taken in the widest form that SUNAT has, and not in a longer one', async () => {
    await addItem('ñ'.repeat(1_500))
    await addItem('€'.repeat(1_500))
    const tooLong = addItem('€'.repeat(1_501))
    await expect(tooLong).rejects.toMatchObject({ code: '23514', constraint: 'voucher_items_text_lengths' })
  })

  it('are not looked at in rows that were there before', async () => {
    for (const table of tables) {
      await database.driver.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_text_lengths`)
    }
    await addItem('x'.repeat(5_000))
    await runMigration(database.driver, ownMigration)
    await expect(addItem('x'.repeat(5_000))).rejects.toMatchObject({ code: '23514' })
    const { rows } = await database.driver.query<{ length: number }>(
      'SELECT max(length(description)) AS length FROM voucher_items',
    )
    expect(rows).toEqual([{ length: 5_000 }])
  })
})
