import type { TaxPeriod } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/platform/db/index.ts'
import { createStatement, type Places } from '../../src/platform/db/statement.ts'
import { voucherConditions } from '../../src/vouchers/lists/voucher-conditions.store.ts'
import { type FilterShape, type FilterValues, termsOf } from '../../src/vouchers/lists/voucher-terms.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { keyOf, longMonth } from './long-month.ts'

const { vouchers } = schema

type Plans = readonly { readonly Plan: { readonly 'Plan Rows': number } }[]

describe.each(databaseKinds)('on %s', (kind) => {
  const month = longMonth(kind)
  const { count, page } = month

  test('pages follow each other, newest first, where they begin to be read from the oldest voucher', async () => {
    const keys: string[] = []
    for (const number of [50, 51, 52, 53]) keys.push(...(await page(number, 100)).data.map(keyOf))
    expect(new Set(keys).size).toBe(400)
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? 1 : -1)))
  })

  test('the database expects as many vouchers as the month has, so that it reads pages in their order and sorts none', async () => {
    const filter = { operation: 'VENTA', period: '202601' as TaxPeriod, status: undefined, search: undefined } as const
    const { shape, values } = termsOf(month.businessUuid, filter)
    const monthOf = createStatement((db, at: Places<FilterValues>, of: FilterShape) =>
      db.select({ code: vouchers.code }).from(vouchers).where(voucherConditions(at, of)),
    )
    const { database } = month.app.services
    const { sql, params } = monthOf(database, values, shape)
    const { rows } = await database.driver.query<{ 'QUERY PLAN': Plans }>(`explain (format json) ${sql}`, params)
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
