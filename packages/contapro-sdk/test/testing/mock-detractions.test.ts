import { describe, expect, test } from 'vitest'
import { type DetractionFilter, getDetractionTotals, listDetractions } from '../../src/index.ts'
import { aDetraction, anUnpaidDetraction, periodKey } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'

const mock = checkedMock('https://api.contapro.test')

describe('the detractions of the mock', () => {
  test('are those of the month, paid or not, and their totals', async () => {
    const scope = { ...(await mock.scope()), size: 100 }
    const { client } = mock
    const [paid, unpaid] = [
      await listDetractions(client, { ...scope, paid: 'S' }),
      await listDetractions(client, { ...scope, paid: 'N' }),
    ]
    expect(paid.vouchers.length).toBeGreaterThan(0)
    expect(unpaid.vouchers.length).toBeGreaterThan(0)
    expect(paid.vouchers.every(({ payment_datetime: at }) => at !== null)).toBe(true)
    expect(unpaid.vouchers.every(({ payment_datetime: at }) => at === null)).toBe(true)
    expect(await getDetractionTotals(client, scope)).toMatchObject({
      sum_paid_detractions: paid.summary.total_amount_detractions,
      sum_not_paid_detractions: unpaid.summary.total_amount_detractions,
    })
    expect(paid.vouchers.filter(({ serie_number }) => serie_number === null)).toHaveLength(1)
  })

  test('are found by date of payment whatever their period', async () => {
    const scope = await mock.scope()
    const deposits = ['2026-08-01', '2026-08-31T18:00:00', '2026-09-01', '2026-07-31'].map((payment_datetime, index) =>
      aDetraction({ payment_datetime, certificate_number: String(index) }),
    )
    const { detractions } = mock.api.data()
    detractions.set(periodKey(scope.ruc, '202607'), deposits.slice(0, 1))
    detractions.set(periodKey(scope.ruc, '202608'), [...deposits.slice(1), anUnpaidDetraction()])
    const dateRange = { from: '2026-08-01', to: '2026-08-31' }
    const filter = { ...scope, paid: 'S', filterType: 'fechaPago', dateRange } as const
    const found = (await listDetractions(mock.client, { ...filter, size: 100 })).vouchers
    const ours = found.filter(({ certificate_number: number }) => (number?.length ?? 0) === 1)
    expect(ours.map(({ certificate_number: number }) => number)).toEqual(['1', '0'])
  })

  test('count the deposits of the period that were paid on other days, only with days', async () => {
    const scope = await mock.scope()
    const deposits = ['2026-07-31', '2026-08-31T18:00:00', '2026-09-01'].map((payment_datetime, index) =>
      aDetraction({ payment_datetime, certificate_number: String(index) }),
    )
    const { detractions } = mock.api.data()
    detractions.set(periodKey(scope.ruc, '202607'), [aDetraction({ payment_datetime: '2026-07-05' })])
    detractions.set(periodKey(scope.ruc, '202608'), [...deposits, anUnpaidDetraction()])
    const dateRange = { from: '2026-08-01', to: '2026-08-31' }
    const byDays = { ...scope, filterType: 'fechaPago', dateRange } as const
    const summaryOf = async (filter: DetractionFilter) => (await listDetractions(mock.client, filter)).summary
    expect(await summaryOf({ ...byDays, paid: 'S' })).toMatchObject({ paid_outside_count: 2 })
    expect(await summaryOf({ ...scope, paid: 'S' })).not.toHaveProperty('paid_outside_count')
    expect(await summaryOf({ ...byDays, paid: 'N' })).not.toHaveProperty('paid_outside_count')
  })
})
