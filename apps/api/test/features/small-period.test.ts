import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStatement, type Places } from '../../src/platform/db/statement.ts'
import { rowsByVersion } from '../../src/vouchers/lists/small-period.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

const PUBLISHED = 30
const UNSEEN = 20_000

const sale = (i: number) => ({ number: String(i), series: 'F001', issuedOn: `2026-01-${10 + (i % 15)}` as never })

describe.each(databaseKinds)('a small month while a large file comes in, on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: Awaited<ReturnType<typeof addBusiness>>

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as)
    const numbers = Array.from({ length: PUBLISHED }, (_, i) => i + 1)
    await upload(app, as, business, [salesFile(business.ruc, '202601', numbers.slice(0, 20).map(sale))])
    await upload(app, as, business, [salesFile(business.ruc, '202601', numbers.map(sale))])
    await addUnseenRows()
  })

  /** What an ingestion that has not been published yet leaves beside the rows that readers see. */
  async function addUnseenRows(): Promise<void> {
    const { driver } = app.services.database
    const columns = await driver.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'vouchers'`,
    )
    const values: Readonly<Record<string, string>> = {
      code: `'20990000019-01-F999-' || n`,
      published_in: '999',
    }
    const names = columns.rows.map(({ name }) => name)
    await driver.query(
      `INSERT INTO vouchers (${names.join(', ')})
       SELECT ${names.map((name) => values[name] ?? `v.${name}`).join(', ')}
       FROM (SELECT * FROM vouchers WHERE business_uuid = $1 LIMIT 1) AS v, generate_series(1, ${UNSEEN}) AS n`,
      [business.uuid],
    )
    await driver.query('ANALYZE vouchers')
  }

  async function codesOf(page: number): Promise<string[]> {
    const query = `ruc=${business.ruc}&tax_period=202601&operation_type=VENTA&page=${page}&size=20`
    const { body } = await app.request(`/app/internal/businesses/dashboard-reports/all-invoices?${query}`, { as })
    return (body as { data: { code: string }[] }).data.map(({ code }) => code)
  }

  test('shows each published voucher once, and nothing else', async () => {
    const codes = [...(await codesOf(1)), ...(await codesOf(2)), ...(await codesOf(3))]
    expect(codes).toHaveLength(PUBLISHED)
    expect(new Set(codes).size).toBe(PUBLISHED)
    expect(codes.filter((code) => code.includes('F999'))).toEqual([])
  })

  test('reads its rows without passing by those that nobody may see yet', async () => {
    const { database } = app.services
    const side = { businessUuid: business.uuid, operation: 'VENTA', period: '202601' } as const
    const rows = createStatement((db, at: Places<typeof side>) =>
      db.select({ address: sql`address` }).from(sql`(${rowsByVersion(at)}) as small`),
    )
    const { sql: text, params } = rows(database, side)
    const plan = JSON.stringify(await database.driver.query(`explain (analyze, format json) ${text}`, params))
    const removed = [...plan.matchAll(/"Rows Removed by Filter":(\d+)/g)].map(([, count]) => Number(count))
    const read = [...plan.matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) => Number(count))
    expect(Math.max(...read)).toBeGreaterThanOrEqual(PUBLISHED)
    expect(Math.max(...read, ...removed)).toBeLessThan(UNSEEN / 10)
    expect(plan).toContain('vouchers_by_ingestion')
  })
})
