import type { CivilDate } from '@contapro/sunat'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../src/platform/db/index.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { addObservedCompany, codesOf, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { runMigration } from '../../test-kit/run-migration.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

interface Listed {
  readonly data: readonly { readonly code: string; readonly serie: string; readonly number: string }[]
}

interface RuleChanges {
  readonly changes: readonly { readonly id: number }[]
  readonly merged_vouchers: readonly { readonly id: number }[]
}

const CODE = '20990000027-01-0001-45'

const issued = (series: string, number: string) => ({ type: '03', series, number })
const twice = (number: string, facts: object = {}) => ['X01', '0001'].map((series) => ({ series, number, ...facts }))
const codes = (series: string, ...numbers: number[]) => numbers.map((number) => `20990000027-01-${series}-${number}`)

describe.each(databaseKinds)('a physical series, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeEach(async () => {
    company = await addObservedCompany(app)
  })

  const listed = async (operation: 'COMPRA' | 'VENTA', search = ''): Promise<string[][]> => {
    const { ruc } = company.business
    const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608`
    const { data } = (await company.get(`${path}&operation_type=${operation}&page=1&size=50${search}`)) as Listed
    const byCode = data.toSorted((a, b) => a.code.localeCompare(b.code))
    return byCode.map(({ code, serie, number }) => [code, serie, number])
  }
  const purchases = (...facts: Parameters<typeof purchasesFile>[2]) =>
    purchasesFile(company.business.ruc, '202608', facts)
  const sales = (...facts: Parameters<typeof salesFile>[2]) => salesFile(company.business.ruc, '202608', facts)

  /** Brings rows of the series X01 to what an installation stored before the keys of series: rows of the series 001. */
  const storeAsBefore = async (): Promise<void> => {
    const { driver } = app.services.database
    for (const table of ['vouchers', 'voucher_decisions', 'detraction_entries']) {
      await driver.query(`UPDATE ${table} SET code = replace(code, '-X01-', '-001-')`)
    }
    await driver.query(`UPDATE vouchers SET series = '001' WHERE series = 'X01'`)
    await driver.query(
      `UPDATE detraction_deposits SET series = '001', voucher_code = replace(voucher_code, '-X01-', '-001-') WHERE series = 'X01'`,
    )
    await driver.query(`UPDATE sale_number_runs SET series = '001' WHERE series = 'X01'`)
  }
  /** Migrates the rows at once, as an update does before the ingestion looks for work. */
  const upgrade = async (prepare: (tx: Session) => Promise<unknown> = async () => undefined): Promise<void> => {
    const { database, ingestion } = app.services
    await database.driver.transaction(async (tx) => {
      await prepare(tx)
      await runMigration(tx, '0026_series_of_vouchers.sql')
    })
    ingestion.wake()
    await ingestion.idle()
  }

  test('of two registers in two spellings is one voucher', async () => {
    await company.take(purchases({ series: '0001', number: '45', layout: 'proposal' }))
    await company.take({ ...purchases({ series: '001', number: '45' }), name: 'otra.txt' })
    await company.take({ ...purchases({ series: '1', number: '45' }), name: 'y-otra.txt' })
    expect(await listed('COMPRA')).toEqual([[CODE, '0001', '45']])
    expect(await company.igv()).toEqual(['0.00', '18.00', '-18.00'])
    for (const search of ['1-45', '001-45', '0001-45']) {
      expect(await listed('COMPRA', `&filter_by=serie_number&value_filter=${search}`)).toHaveLength(1)
    }
  })

  test('of a deposit and of the voucher that a note modifies is that of the voucher', async () => {
    const modified = { type: '01', series: '1', number: '45', issuedOn: '2026-08-01' as CivilDate }
    await company.take(
      purchases(
        { series: '0001', number: '45', taxable: 1_000_00, igv: 180_00, hasDetraction: true },
        { type: '07', series: 'FC01', number: '1', taxable: -100_00, igv: -18_00, modified },
      ),
    )
    expect(codesOf(await company.list('observed'))).toEqual([CODE])
    await company.take(
      depositsFile('depositos.csv', [
        { receipt: '1', customer: company.business.ruc, voucher: '01-001-45', amount: '142.00' },
      ]),
    )
    expect(codesOf(await company.list('observed'))).toEqual([])
  })

  test('of sales is one series without gaps', async () => {
    await company.take(sales(issued('001', '1'), issued('0001', '2'), issued('1', '4')))
    const { driver } = app.services.database
    const { rows } = await driver.query(
      'SELECT series, first_number::int AS first, last_number::int AS last FROM sale_number_runs WHERE business_uuid = $1 ORDER BY first',
      [company.business.uuid],
    )
    expect(rows).toEqual([
      { series: '0001', first: 1, last: 2 },
      { series: '0001', first: 4, last: 4 },
    ])
  })

  test('stored twice before is merged by an update, with all that names it', async () => {
    const { ruc, uuid } = company.business
    const { driver } = app.services.database
    const rowsOf = async (sql: string) => (await driver.query(sql, [uuid])).rows
    const detracted = { taxable: 1_000_00, igv: 180_00, hasDetraction: true }
    await company.take(
      purchases(...twice('45', detracted), ...twice('46'), ...twice('47'), { series: 'X01', number: '48' }),
      sales({ type: '03', series: 'X01', number: '1' }, { type: '03', series: '0001', number: '2' }),
      depositsFile('depositos.csv', [{ receipt: '1', customer: ruc, voucher: '01-X01-45', amount: '142.00' }]),
    )
    await company.decide('decline', codes('X01', 46))
    const entry = { is_subject: true, good_or_service_code: null, amount: '10.00' }
    const path = `/app/internal/businesses/dashboard/detractions/entries?business_uuid=${uuid}&ruc=${ruc}&tax_period=202608`
    for (const code of codes('X01', 47, 48)) {
      expect(await app.request(path, { as: company.as, method: 'PATCH', json: { code, ...entry } })).toMatchObject({
        status: 200,
      })
    }
    await driver.query(
      `INSERT INTO detraction_deposit_files (business_uuid, batch, period, lines, content, accountant_uuid, made_at)
       SELECT $1, '260001', '202608', jsonb_agg(jsonb_build_object('code', code, 'amount', 10)), '', $1, now() FROM unnest($2::text[]) AS code`,
      [uuid, codes('001', 45, 48)],
    )
    await app.services.ingestion.idle()
    await storeAsBefore()
    const before = await company.igv()
    await upgrade((tx) =>
      tx.query(
        `INSERT INTO review_requests (business_uuid, scope) SELECT $1, 'purchase ' || code FROM unnest($2::text[]) AS code`,
        [uuid, codes('001', 47, 48)],
      ),
    )
    expect(await listed('COMPRA')).toEqual([
      ...codes('0001', 45, 46, 47).map((code) => [code, '0001', code.slice(-2)]),
      [codes('0001', 48)[0], '001', '48'],
    ])
    expect([before, await company.igv()]).toEqual([
      ['36.00', '216.00', '-180.00'],
      ['36.00', '180.00', '-144.00'],
    ])
    expect(codesOf(await company.list('rejected'))).toEqual(codes('0001', 46))
    expect(await rowsOf('SELECT code FROM voucher_decisions WHERE business_uuid = $1')).toEqual([
      { code: codes('0001', 46)[0] },
    ])
    expect(await rowsOf('SELECT code FROM detraction_entries WHERE business_uuid = $1 ORDER BY code')).toEqual(
      codes('0001', 47, 48).map((code) => ({ code })),
    )
    expect(
      await rowsOf(
        `SELECT jsonb_path_query_array(lines, '$[*].code') AS codes FROM detraction_deposit_files WHERE business_uuid = $1`,
      ),
    ).toEqual([{ codes: codes('0001', 45, 48) }])
    expect(
      await rowsOf(
        'SELECT code, former_code, total_centimos::int AS total FROM merged_vouchers WHERE business_uuid = $1 ORDER BY code',
      ),
    ).toEqual(
      [45, 46, 47].map((number) => ({
        code: codes('0001', number)[0],
        former_code: codes('001', number)[0],
        total: number === 45 ? 1_180_00 : 118_00,
      })),
    )
    expect(app.log.filter((text) => text.includes('Vouchers that were stored twice are one now.'))).toHaveLength(1)
    expect(await rowsOf('SELECT scope FROM review_requests WHERE business_uuid = $1')).toEqual([])
    expect(
      await rowsOf(
        'SELECT series, first_number::int AS first, last_number::int AS last FROM sale_number_runs WHERE business_uuid = $1 AND superseded_in = 2147483647',
      ),
    ).toEqual([{ series: '0001', first: 1, last: 2 }])
  })

  test('stored twice before is named once, with the boxes that it changes', async () => {
    await company.take(purchases(...twice('45')))
    await storeAsBefore()
    await upgrade()
    const path = `/app/internal/businesses/${company.business.uuid}/rule-changes`
    const { changes, merged_vouchers } = (await company.get(path)) as RuleChanges
    const because = ['one_voucher']
    expect(changes).toMatchObject([
      { box: '107', before: 200, after: 100, reasons: because },
      { box: '108', before: 36, after: 18, reasons: because },
      { box: '178', before: 36, after: 18, reasons: because },
      { box: '140', before: -36, after: -18, reasons: because },
      { box: '184', before: -36, after: -18, reasons: because },
    ])
    expect(merged_vouchers).toMatchObject([
      { code: CODE, former_code: '20990000027-01-001-45', tax_period: '202608', total_amount: '118.00' },
    ])
    const seen = [...changes, ...merged_vouchers].map(({ id }) => id)
    const confirmed = await app.request(path, { as: company.as, method: 'PATCH', json: { seen } })
    expect(confirmed.body).toEqual({ changes: [], merged_vouchers: [] })
  })
})
