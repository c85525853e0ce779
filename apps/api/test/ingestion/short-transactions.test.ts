import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import { type Database, type Driver, publishedTo, type Session, schema } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, recordingLogger, sampleRuc, type TestSite } from '../../test-kit/test-company.ts'

const ROWS = 6000
const file = purchasesFile(
  sampleRuc,
  '202608',
  Array.from({ length: ROWS }, (_, i) => ({ number: String(i + 1), taxable: i + 1 })),
)

/** Rows of the largest statement and of the largest transaction that copy. */
interface Largest {
  statement: number
  transaction: number
}

function measuring(real: Driver, largest: Largest): Driver {
  return {
    ...real,
    transaction: (fn) =>
      real.transaction(async (tx) => {
        let rows = 0
        const session: Session = {
          ...tx,
          copyRows(table, columns, chunks) {
            const all = [...chunks]
            for (const chunk of all) {
              const lines = Buffer.from(chunk).toString('latin1').split('\n').length - 1
              largest.statement = Math.max(largest.statement, lines)
              rows += lines
            }
            return tx.copyRows(table, columns, all)
          },
        }
        const result = await fn(session)
        largest.transaction = Math.max(largest.transaction, rows)
        return result
      }),
  }
}

describe.each(databaseKinds)('a large file on %s', (kind) => {
  let database: Database
  let site: TestSite
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })

  it('is written in statements of at most 500 rows and transactions of at most 5,000', async () => {
    const company = await site.addCompany()
    const largest = { statement: 0, transaction: 0 }
    const { storage } = site
    const engine = createIngestionEngine({
      driver: measuring(database.driver, largest),
      storage,
      now: () => new Date(),
      logger: recordingLogger(),
    })
    await site.engine.stop()
    await engine.start()
    const { files } = await site.upload(company, [file], { by: engine })
    await engine.stop()
    expect(files[0]).toMatchObject({ state: 'done', vouchersNew: ROWS })
    expect(largest.statement).toBeLessThanOrEqual(500)
    expect(largest.transaction).toBeLessThanOrEqual(5000)
  })

  it('makes no reader fetch its rows before it is published', async () => {
    const { db, driver } = database
    const { vouchers } = schema
    const [business] = await db.select().from(schema.businesses).where(eq(schema.businesses.ruc, sampleRuc))
    const uuid = business!.uuid
    await driver.query('UPDATE businesses SET published_version = 0 WHERE uuid = $1', [uuid])
    const page = db
      .select()
      .from(vouchers)
      .where(and(publishedTo(vouchers, uuid), eq(vouchers.operation, 'COMPRA'), eq(vouchers.period, '202608')))
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(20)
    const { sql, params } = page.toSQL()
    expect(await page).toEqual([])
    const { rows } = await driver.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, params)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan Backward using vouchers_by_date.*\n.*Index Cond: .*published_in.*superseded_in/)
    expect(plan).not.toContain('Rows Removed')
  })
})
