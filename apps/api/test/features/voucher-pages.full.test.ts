import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { keyOf, longMonth, type VoucherRow } from './long-month.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const { count, page } = longMonth(kind)

  test('all pages together are the whole month, newest first, each voucher once', async () => {
    const rows: VoucherRow[] = []
    for (let number = 1; number <= 61; number++) rows.push(...(await page(number, 100)).data)
    expect(rows).toHaveLength(count)
    const keys = rows.map(keyOf)
    expect(new Set(keys).size).toBe(count)
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? 1 : -1)))
  })
})
