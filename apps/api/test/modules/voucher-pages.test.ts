import type { TaxPeriod } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../src/db/index.ts'
import { createStatement, type Places } from '../../src/db/statement.ts'
import { voucherConditions } from '../../src/modules/vouchers/voucher-conditions.store.ts'
import { type FilterShape, type FilterValues, termsOf } from '../../src/modules/vouchers/voucher-terms.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../src/testing-records.ts'
import { salesFile } from '../register-files.ts'
import { databaseKinds } from '../db/databases.ts'
import { useTestApp } from '../test-app.ts'
import { upload } from '../uploads.ts'

const { vouchers } = schema

// A month long enough that its last pages are reached from the other end.
describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  const count = 6030
  const days = 28
  let as: TestAccountant
  let ruc: string
  let uuid: string

  beforeAll(async () => {
    as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    ruc = business.ruc
    uuid = business.uuid
    const sales = Array.from({ length: count }, (_, i) => ({
      number: String(i + 1),
      series: i % 3 === 0 ? 'F001' : 'F002',
      issuedOn: `2026-01-${String((i % days) + 1).padStart(2, '0')}` as never,
    }))
    const { state } = await upload(app, as, business, [salesFile(ruc, '202601', sales)])
    if (state !== 'done') throw new Error('The month was not taken.')
  })

  type Plans = readonly { readonly Plan: { readonly 'Plan Rows': number } }[]

  interface Row {
    readonly code: string
    readonly issue_date: string
  }

  async function page(number: number, size: number, more = ''): Promise<{ data: Row[]; metadata: object }> {
    const query = `ruc=${ruc}&tax_period=202601&operation_type=VENTA&page=${number}&size=${size}${more}`
    const { body } = await app.request(`/app/internal/businesses/dashboard-reports/all-invoices?${query}`, { as })
    return body as { data: Row[]; metadata: object }
  }

  const keyOf = ({ issue_date, code }: Row): string => `${issue_date} ${code}`

  test('all pages together are the whole month, newest first, each voucher once', async () => {
    const rows: Row[] = []
    for (let number = 1; number <= 61; number++) rows.push(...(await page(number, 100)).data)
    expect(rows).toHaveLength(count)
    const keys = rows.map(keyOf)
    expect(new Set(keys).size).toBe(count)
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? 1 : -1)))
  })

  test('the database expects as many vouchers as the month has, so that it reads pages in their order and sorts none', async () => {
    const filter = { operation: 'VENTA', period: '202601' as TaxPeriod, status: undefined, search: undefined } as const
    const { shape, values } = termsOf(uuid, filter)
    const monthOf = createStatement((db, at: Places<FilterValues>, of: FilterShape) =>
      db.select({ code: vouchers.code }).from(vouchers).where(voucherConditions(at, of)),
    )
    const { database } = app.services
    const { sql: month, params } = monthOf(database, values, shape)
    const { rows } = await database.driver.query<{ 'QUERY PLAN': Plans }>(`explain (format json) ${month}`, params)
    expect(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows']).toBeGreaterThan(count / 2)
  })

  test('the last page holds what is left, and beyond it there is nothing', async () => {
    const last = await page(302, 20)
    expect(last.data).toHaveLength(10)
    expect(last.data.every((row) => row.issue_date === '2026-01-01')).toBe(true)
    expect(last.metadata).toEqual({ pagination: { total_items: count, total_pages: 302 } })
    for (const beyond of [303, 1_000_000]) {
      expect(await page(beyond, 20)).toMatchObject({ data: [], metadata: last.metadata })
    }
  })

  test('far pages of a search follow each other as near ones do', async () => {
    const search = '&filter_by=serie_number&value_filter=F'
    const far = await page(57, 100, search)
    const again = [await page(113, 50, search), await page(114, 50, search)]
    expect(far.data).toHaveLength(100)
    expect(again.flatMap(({ data }) => data.map(keyOf))).toEqual(far.data.map(keyOf))
  })
})
