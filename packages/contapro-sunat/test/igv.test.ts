import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CivilDate,
  centimos,
  igvRates,
  igvRatesOn,
  igvSummary,
  percentOf,
  rateOf,
  reducedRateName,
} from '../src/index.ts'
import { readVectors } from './read-vectors.ts'

const date = (text: string) => text as CivilDate

describe('igvRates', () => {
  it('are those of the published table, by issue date', () => {
    const published = readVectors('tasas_igv')
      .filter((row) => row['desde'] !== '' && row['regimen'] !== 'MYPE')
      .map((row) => [row['desde'], row['hasta'] || null, row['total_pct'], row['igv_pct'], row['ipm_pct']])
    const ours = igvRates
      .filter((rate) => rate.regime !== 'ivap')
      .map((rate) => [rate.from, rate.to, rate.percent, rate.igvPercent, rate.ipmPercent])
    expect(ours).toEqual(published)
  })

  it.each([
    ['2022-08-31', ['18', '4']],
    ['2022-09-01', ['18', '10', '4']],
    ['2025-12-31', ['18', '10', '4']],
    ['2026-01-01', ['18', '10.5', '4']],
    ['2026-12-31', ['18', '10.5', '4']],
    ['2028-01-01', ['18', '4']],
  ])('on %s are %j', (day, percents) => {
    expect(igvRatesOn(date(day)).map((rate) => rate.percent)).toEqual(percents)
  })

  it('adds IGV and IPM up to the whole rate', () => {
    const split = igvRates.filter((rate) => rate.igvPercent !== null)
    expect(split).toHaveLength(8)
    for (const rate of split) expect(Number(rate.igvPercent) + Number(rate.ipmPercent)).toBe(Number(rate.percent))
  })

  it('marks the rate of 2027 as not confirmed', () => {
    expect(igvRates.filter((rate) => !rate.isConfirmed).map((rate) => [rate.regime, rate.from])).toEqual([
      ['reduced', '2027-01-01'],
    ])
  })
})

describe('rateOf', () => {
  it.each([
    [100000, 18000, '2026-08-05', '18'],
    [4237, 763, '2026-08-21', '18'],
    [20000, 2100, '2026-08-10', '10.5'],
    [20000, 2000, '2025-12-31', '10'],
    [-10000, -1800, '2026-08-18', '18'],
    [-20000, -2100, '2026-08-18', '10.5'],
    [100000, 4000, '2026-08-05', 'ivap'],
    [85000, 0, '2026-08-05', 'none'],
    [0, 0, '2026-08-05', 'none'],
    [100000, 14000, '2026-08-05', 'none'],
    [0, 18000, '2026-08-05', 'none'],
  ])('of %i and %i issued on %s is %s', (taxable, igv, day, expected) => {
    expect(rateOf(centimos(taxable), centimos(igv), date(day))).toBe(expected)
  })

  it('takes the rate of another year only when no rate of the day fits: a note follows its voucher', () => {
    expect(rateOf(centimos(-20000), centimos(-2000), date('2026-01-15'))).toBe('10')
    expect(rateOf(centimos(50), centimos(5), date('2026-01-15'))).toBe('10.5')
    expect(rateOf(centimos(50), centimos(5), date('2025-01-15'))).toBe('10')
  })

  it('forgives céntimos of rounding line by line', () => {
    expect(rateOf(centimos(100000), centimos(18005), date('2026-08-05'))).toBe('18')
    expect(rateOf(centimos(10000), centimos(1830), date('2026-08-05'))).toBe('none')
  })

  it('finds the rate of the day for any base that it is the exact tax of', () => {
    const cases = fc.constantFrom(['18', '2026-03-01'], ['10.5', '2026-03-01'], ['10', '2024-03-01'])
    fc.assert(
      fc.property(cases, fc.integer({ min: 100, max: 1e12 }), ([percent, day], base) => {
        const igv = percentOf(centimos(base), percent ?? '')
        expect(rateOf(centimos(base), igv, date(day ?? ''))).toBe(percent)
      }),
    )
  })
})

describe('reducedRateName', () => {
  it.each([
    [['10', '18'], 'IGV 10%'],
    [['10.5', '10.5'], 'IGV 10.5%'],
    [['10.5', '18', '10'], 'IGV 10% y 10.5%'],
    [[], 'IGV 10%'],
  ] as const)('of vouchers at %j is %s', (rates, name) => {
    expect(reducedRateName(rates)).toBe(name)
  })
})

function summary(sales: number, purchases: number, previous: number, show: boolean) {
  return igvSummary({
    salesIgv: centimos(sales),
    purchaseIgv: centimos(purchases),
    previousBalance: centimos(previous),
    showPreviousBalance: show,
  })
}

describe('igvSummary', () => {
  it('is what is left to pay in the sample month: 2,189.40 − 2,091.43 = 97.97', () => {
    expect(summary(218940, 209143, 0, false)).toEqual({ net: 9797, appliedBalance: 0, payable: 9797, balance: 0 })
  })

  it('takes the previous balance off only when it is shown', () => {
    expect(summary(218940, 209143, 5000, true)).toEqual({ net: 4797, appliedBalance: 5000, payable: 4797, balance: 0 })
    expect(summary(218940, 209143, 5000, false).payable).toBe(9797)
  })

  it('carries forward what purchases exceed sales by', () => {
    expect(summary(100000, 130000, 0, false)).toEqual({ net: -30000, appliedBalance: 0, payable: 0, balance: 30000 })
    expect(summary(100000, 90000, 30000, true)).toEqual({
      net: -20000,
      appliedBalance: 30000,
      payable: 0,
      balance: 20000,
    })
  })

  it('is zero both ways when nothing happened', () => {
    expect(summary(0, 0, 0, true)).toEqual({ net: 0, appliedBalance: 0, payable: 0, balance: 0 })
  })
})
