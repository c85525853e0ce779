import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestReview } from '../../src/ingestion/writing/review-requests.store.ts'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, type TestSite } from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { publishedState } from './published-state.ts'
import { OWN, restoreXml, withIsc } from './two-readings.ts'

describe.each(databaseKinds)('stored XML that is read again, on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })
  beforeEach(async () => {
    company = await site.addCompany(OWN)
  })

  it('goes on run by run until every document was read, files that come meanwhile first', async () => {
    const xmls = Array.from({ length: 450 }, (_, i) => withIsc(String(i + 1)))
    await site.upload(company, [
      await zipOf(
        'todos.zip',
        xmls.map(({ earlier }) => earlier),
      ),
    ])
    for (const xml of xmls) await restoreXml({ database, site, company }, xml)
    const before = await version()
    await site.engine.stop()
    await requestReview(database.driver, company, 'xml ')
    const { driver } = database
    const { storage, logger } = site
    const next = createIngestionEngine({ driver, storage, now: () => new Date(), logger })
    // It begins when both wait.
    const { files } = await site.upload(company, [purchasesFile(OWN, '202609', [{}])], { by: next })
    await next.stop()
    expect(files).toMatchObject([{ state: 'done' }])
    expect(await count(`documents WHERE kind = 'rce' AND published_in = ${before + 1} AND`)).toBe(1)
    // Three more for the runs of 200, 200 and 50.
    expect(await version()).toBe(before + 4)
    const { vouchers } = await publishedState(database, company)
    const read = vouchers.filter((voucher) => Number(voucher['isc_centimos']) === 34_00)
    expect(read).toHaveLength(450)
  })

  async function count(rows: string): Promise<number> {
    const sql = `SELECT count(*)::int AS found FROM ${rows} business_uuid = $1`
    return (await database.driver.query<{ found: number }>(sql, [company])).rows[0]?.found ?? 0
  }

  async function version(): Promise<number> {
    const { rows } = await database.driver.query<{ version: number }>(
      'SELECT published_version AS version FROM businesses WHERE uuid = $1',
      [company],
    )
    return rows[0]!.version
  }
})
