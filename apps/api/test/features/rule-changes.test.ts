import type { CivilDate } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import { createRuleWatch } from '../../src/jobs/review/watch-rules.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { type TestApp, useTestApp } from '../../test-kit/test-app.ts'

describe.each(databaseKinds)('an update of the rules, on %s', (kind) => {
  const app = useTestApp(kind)

  test('names the boxes in which discounts exceeded the sales', async () => {
    const company = await addObservedCompany(app)
    const discount = { taxable: -500_00, igv: -90_00, isDiscount: true, type: '07', modified: ofJune }
    await company.take(salesFile(company.business.ruc, '202608', [{ taxable: 250_00, igv: 45_00 }, discount]))
    await update(app, company)
    const because = ['discounts_within_sales']
    expect(await changesOf(company)).toEqual([
      ['202608', '102', 500, 250, because],
      ['202608', '103', 90, 45, because],
      ['202608', '131', -45, 0, because],
      ['202608', '140', -45, 0, because],
      ['202608', '184', -45, 0, because],
    ])
  })

  test('names the boxes that annulled sales were in', async () => {
    const company = await addObservedCompany(app)
    const annulled = { taxable: 500_00, igv: 90_00, state: '2' }
    await company.take(salesFile(company.business.ruc, '202608', [{ taxable: 1_000_00, igv: 180_00 }, annulled]))
    await update(app, company)
    const because = ['annulled']
    expect(await changesOf(company)).toEqual([
      ['202608', '100', 1_500, 1_000, because],
      ...['101', '131', '140', '184', '681'].map((box) => ['202608', box, 270, 180, because]),
    ])
  })

  test('names the boxes whose tax was that of the month’s rate', async () => {
    const company = await addObservedCompany(app)
    // At the 10 % of December, in the register of January, when 10.5 % is in force.
    const sale = { taxable: 1_000_00, igv: 100_00, issuedOn: december }
    await company.take(salesFile(company.business.ruc, '202601', [sale]))
    await update(app, company)
    const because = ['rate_of_voucher']
    expect(await changesOf(company)).toEqual(
      ['155', '131', '140', '184', '681'].map((box) => ['202601', box, 105, 100, because]),
    )
  })

  test('names the boxes that its review changes, each with its rule, and those of later months that follow', async () => {
    const company = await addObservedCompany(app)
    const { ruc, uuid } = company.business
    const sale = { taxable: 1_000_00, isc: 100_00, igv: 198_00, isIscBeside: true }
    await company.take(
      salesFile(ruc, '202608', [sale]),
      purchasesFile(ruc, '202608', [{ taxable: 2_000_00, igv: 360_00 }]),
    )
    await company.take(salesFile(ruc, '202609', [{ taxable: 1_000_00, igv: 180_00 }]))
    // As the rules of before had left them: no ISC in the base, no credit.
    for (const table of ['vouchers', 'period_figures']) {
      await query(app, `UPDATE ${table} SET isc_beside_centimos = 0 WHERE business_uuid = $1`, [uuid])
      await query(app, `UPDATE ${table} SET credit = 'no' WHERE business_uuid = $1 AND credit = 'yes'`, [uuid])
    }
    await update(app, company)
    expect(await changesOf(company)).toEqual([
      ['202608', '100', 1_000, 1_100, ['isc']],
      ['202608', '101', 180, 198, ['isc']],
      ['202608', '131', 180, 198, ['isc']],
      ['202608', '107', 0, 2_000, ['credit']],
      ['202608', '108', 0, 360, ['credit']],
      ['202608', '178', 0, 360, ['credit']],
      ['202608', '140', 180, -162, ['credit', 'isc']],
      ['202608', '184', 180, -162, ['credit', 'isc']],
      ['202608', '681', 180, 0, ['credit']],
      ['202609', '145', 0, 162, ['credit', 'isc']],
      ['202609', '184', 180, 18, ['credit', 'isc']],
      ['202609', '681', 180, 18, ['credit', 'isc']],
    ])
  })

  test('names nothing where no box changes, and nothing a second time', async () => {
    const company = await addObservedCompany(app)
    await company.take(salesFile(company.business.ruc, '202608', [{}]))
    await update(app, company)
    expect(await changesOf(company)).toEqual([])
    await company.change({ foreign_words: ['circo'] })
    await app.services.ingestion.idle()
    expect(await changesOf(company)).toEqual([])
    expect(await query(app, 'SELECT FROM rule_reviews WHERE business_uuid = $1', [company.business.uuid])).toEqual([])
  })

  test('is compared at the next start where the server ended after the review', async () => {
    const company = await addObservedCompany(app)
    await company.take(salesFile(company.business.ruc, '202608', [{ taxable: 1_000_00, igv: 180_00 }]))
    const before = [{ period: '202608', sums: [['100', 900_00, []]] }]
    await query(app, 'INSERT INTO rule_reviews (business_uuid, sums) VALUES ($1, $2)', [
      company.business.uuid,
      JSON.stringify(before),
    ])
    await startWatch(app)
    expect((await changesOf(company))[0]).toEqual(['202608', '100', 900, 1_000, ['credit']])
    await startWatch(app)
    expect((await changesOf(company)).filter(([, box]) => box === '100')).toHaveLength(1)
  })

  test('is not compared before its review', async () => {
    const company = await addObservedCompany(app)
    const { uuid } = company.business
    await query(app, 'INSERT INTO rule_reviews (business_uuid) VALUES ($1)', [uuid])
    await query(app, `INSERT INTO review_requests (business_uuid, scope) VALUES ($1, 'all')`, [uuid])
    await startWatch(app)
    expect(await query(app, 'SELECT FROM rule_reviews WHERE business_uuid = $1', [uuid])).toHaveLength(1)
    await app.services.ingestion.idle()
    expect(await query(app, 'SELECT FROM rule_reviews WHERE business_uuid = $1', [uuid])).toEqual([])
  })

  test('does not keep a review or another company waiting where it fails, and is tried again', async () => {
    const [failing, other] = [await addObservedCompany(app), await addObservedCompany(app)]
    await failing.take(salesFile(failing.business.ruc, '202608', [{}]))
    const { uuid } = failing.business
    const left = 'SELECT business_uuid FROM rule_reviews'
    await query(app, `INSERT INTO rule_reviews (business_uuid, sums) VALUES ($1, '{}')`, [uuid])
    await query(app, 'INSERT INTO rule_reviews (business_uuid) VALUES ($1)', [other.business.uuid])
    await startWatch(app)
    expect(await query(app, left, [])).toEqual([{ business_uuid: uuid }])
    await failing.change({ foreign_words: ['circo'] })
    await app.services.ingestion.idle()
    expect(await query(app, 'SELECT FROM review_requests', [])).toEqual([])
    await query(app, 'UPDATE rule_reviews SET sums = NULL', [])
    await startWatch(app)
    expect(await query(app, left, [])).toEqual([])
  })

  test('is confirmed once, by whom and when is kept', async () => {
    const company = await addObservedCompany(app)
    const sale = { taxable: 1_000_00, igv: 100_00, issuedOn: december }
    await company.take(salesFile(company.business.ruc, '202601', [sale]))
    await update(app, company)
    const [first, ...others] = (await answerOf(company)).changes.map(({ id }) => id)
    const confirm = async (seen: readonly unknown[], of = company) =>
      app.request(pathOf(of), { as: of.as, method: 'PATCH', json: { seen } })
    expect((await confirm([first, ...others], await addObservedCompany(app))).body).toEqual({
      changes: [],
      merged_vouchers: [],
    })
    expect((await answerOf(company)).changes).toHaveLength(others.length + 1)
    expect((await confirm([first])).body).toMatchObject({ changes: others.map((id) => ({ id })) })
    expect((await confirm(others)).body).toEqual({ changes: [], merged_vouchers: [] })
    expect((await confirm(['1'])).status).toBe(400)
    const seen = await query(app, 'SELECT DISTINCT seen_by FROM rule_changes WHERE business_uuid = $1', [
      company.business.uuid,
    ])
    expect(seen).toEqual([{ seen_by: company.as.uuid }])
  })
})

const december = '2025-12-20' as CivilDate
/** What a credit note of August is about. */
const ofJune = { type: '01', series: 'F001', number: '9', issuedOn: '2026-06-10' as CivilDate }

interface Change {
  readonly id: number
  readonly tax_period: string
  readonly box: string
  readonly before: number
  readonly after: number
  readonly reasons: readonly string[]
}

const pathOf = ({ business }: ObservedCompany): string => `/app/internal/businesses/${business.uuid}/rule-changes`

const answerOf = async (company: ObservedCompany) =>
  (await company.get(pathOf(company))) as { readonly changes: readonly Change[] }

const changesOf = async (company: ObservedCompany) =>
  (await answerOf(company)).changes.map(({ tax_period, box, before, after, reasons }) => [
    tax_period,
    box,
    before,
    after,
    reasons,
  ])

async function query({ services }: TestApp, sql: string, values: readonly unknown[]): Promise<unknown[]> {
  return (await services.database.driver.query(sql, [...values])).rows
}

/** What the start of a server does. */
const startWatch = ({ services }: TestApp): Promise<void> => createRuleWatch(services).start()

/** Does what the migration of an update does, and waits for the review. */
async function update(app: TestApp, { business }: ObservedCompany): Promise<void> {
  await query(app, 'INSERT INTO rule_reviews (business_uuid) VALUES ($1)', [business.uuid])
  await query(app, `INSERT INTO review_requests (business_uuid, scope) VALUES ($1, 'all')`, [business.uuid])
  await app.services.ingestion.idle()
}
