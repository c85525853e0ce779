import { describe, expect, it } from 'vitest'
import {
  detractionFilterOf,
  firstDetractions,
  ofAnotherPeriod,
  ofWholePeriod,
  paymentDays,
} from './detraction-list-state.ts'

const scope = { businessUuid: '0b9e8a0e-0000-4000-8000-000000000001', ruc: '20990000019', taxPeriod: '202608' }
const days = { from: '2026-08-06', to: '2026-08-24' }

describe('the days of payment', () => {
  it('are the first to the last day of the tax period until others are chosen', () => {
    expect(paymentDays(firstDetractions, '202602')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(paymentDays({ ...firstDetractions, dateRange: days }, '202602')).toEqual(days)
    expect(detractionFilterOf(scope, firstDetractions)).toEqual({
      ...scope,
      page: 1,
      size: 10,
      paid: 'S',
      filterType: 'fechaPago',
      dateRange: { from: '2026-08-01', to: '2026-08-31' },
    })
  })

  it('count neither by accounting period nor for what is still to be paid', () => {
    expect(paymentDays({ ...firstDetractions, filterType: 'fechaPeriodo', dateRange: days }, '202608')).toBeUndefined()
    const unpaid = { ...firstDetractions, paid: 'N', dateRange: days } as const
    expect(paymentDays(unpaid, '202608')).toBeUndefined()
    expect(detractionFilterOf(scope, unpaid).dateRange).toBeUndefined()
  })

  it('are forgotten with the page at another period, and the kind of filter stays', () => {
    const list = { ...firstDetractions, page: 4, size: 50, filterType: 'fechaPago', dateRange: days } as const
    expect(ofAnotherPeriod(list)).toEqual({ ...list, page: 1, dateRange: undefined })
    const byPeriod = { ...list, filterType: 'fechaPeriodo' } as const
    expect(ofAnotherPeriod(byPeriod)).toEqual({ ...byPeriod, page: 1, dateRange: undefined })
  })

  it('no longer count, from the first page on, for the whole period', () => {
    const list = ofWholePeriod({ ...firstDetractions, page: 4, size: 50, dateRange: days })
    expect(list).toEqual({ page: 1, size: 50, paid: 'S', filterType: 'fechaPeriodo', dateRange: undefined })
    expect(paymentDays(list, '202608')).toBeUndefined()
  })
})
