import { expect, test } from 'vitest'
import { describeContent, fixTextForms, readTable } from '../../../src/jobs/backup/tables.store.ts'
import { databaseKinds, openFreshDatabase } from '../../../test-kit/databases.ts'

const ROWS = 3000
const table = { name: 'odd Table', columns: ['id', 'a "text"', 'json', 'at', 'day', 'bytes', 'many'] }
const create = `CREATE TABLE "odd Table" (id bigint, "a ""text""" text, json jsonb, at timestamptz, day date, bytes bytea, many text[])`
const fill = `INSERT INTO "odd Table"
  SELECT n, (array[NULL, '', '"', ',', E'two\\nlines', '\\N', 'ñandú 🦙', repeat('x', 3000)])[n % 8 + 1],
    jsonb_build_object('n', n, 'text', E'a\\tb'), '2026-08-31 23:59:59.123456-05', '2026-08-31', '\\x00ff', array['a,b', NULL, '{}']
  FROM generate_series(1, ${ROWS}) n`

test.each([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('reads a table of %s in parts, and any text arrives in %s as it was', async (from, to) => {
  const [source, target] = await Promise.all([from, to].map(openFreshDatabase))
  if (!source || !target) throw new Error('Two databases were opened.')
  for (const statement of [create, fill]) await source.driver.query(statement)
  const contentOf = (database: typeof source) =>
    database.driver.transaction(async (tx) => {
      await fixTextForms(tx)
      return describeContent(tx, table)
    })
  await target.driver.query(create)
  let parts = 0
  for await (const part of readTable(source.driver, table, 100_000)) {
    await target.driver.copyRows(table.name, table.columns, [part])
    parts += 1
  }
  expect(parts).toBeGreaterThan(3)
  const content = await contentOf(source)
  expect(content.rows).toBe(ROWS)
  expect(await contentOf(target)).toEqual(content)
  await target.driver.query(`UPDATE "odd Table" SET day = day + 1 WHERE id = 7`)
  expect(await contentOf(target)).not.toEqual(content)
  await Promise.all([source.close(), target.close()])
})

test.each(databaseKinds)('reads an empty table of %s as no part', async (kind) => {
  const database = await openFreshDatabase(kind)
  await database.driver.query(create)
  expect(await readTable(database.driver, table).next()).toEqual({ done: true, value: undefined })
  expect(await describeContent(database.driver, table)).toEqual({ rows: 0, digest: '0' })
  await database.close()
})
