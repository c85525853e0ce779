import { describe, expect, it } from 'vitest'
import {
  centimos,
  type CivilDate,
  igvRateNames,
  igvRateOfPercent,
  igvRates,
  igvRateText,
  isPlausibleIgvRate,
  isReducedRate,
  percentOfIgvRate,
  rateOf,
  reducedRateName,
} from '../src/index.ts'

const on = (date: string) => date as CivilDate

describe('the one table of rates', () => {
  it('has a name for each percentage, and a percentage for each name', () => {
    for (const { percent } of igvRates) expect([percent, igvRateOfPercent(percent)]).not.toContain(undefined)
    const named = new Set(igvRates.map(({ percent }) => igvRateOfPercent(percent)))
    expect(named).toEqual(new Set(igvRateNames.filter((name) => name !== 'none')))
    expect(igvRateNames.map(percentOfIgvRate)).toEqual(['18', '10', '10.5', '15', '4', null])
  })

  it('names each rate as screens and files do', () => {
    expect(igvRateNames.map(igvRateText)).toEqual(['18%', '10%', '10.5%', '15%', 'IVAP 4%', 'Sin IGV'])
  })

  it('tells which rates are those of small restaurants and hotels', () => {
    expect(igvRateNames.filter(isReducedRate)).toEqual(['10', '10.5', '15'])
  })
})

// Ley 31556 with Ley 32219: 10.5 % in 2026 (8 + 2.5) and, as the domain notes infer, 15 % in 2027 (12 + 3).
describe('the reduced rate of 2027', () => {
  it.each([
    ['2026-12-31', 'none'],
    ['2027-01-01', '15'],
    ['2027-12-31', '15'],
  ])('of a voucher of %s with 150 of 1,000 is %s', (issuedOn, rate) => {
    expect(rateOf(centimos(1_000_00), centimos(150_00), on(issuedOn))).toBe(rate)
  })

  it('is that of the voucher for a note of the year after', () => {
    expect(rateOf(centimos(-1_000_00), centimos(-150_00), on('2028-01-15'))).toBe('15')
  })

  it.each([
    [[], 'IGV 10%'],
    [['15'], 'IGV 15%'],
    [['15', '10.5', '18'], 'IGV 10.5% y 15%'],
    [['15', '10', '10.5'], 'IGV 10%, 10.5% y 15%'],
  ] as const)('is named on the card with the vouchers present: %j is %s', (rates, name) => {
    expect(reducedRateName(rates)).toBe(name)
  })
})

// The lowest rate in force is the 4 % of IVAP (Ley 28211); 30 % is our own bound.
describe('a rate entered by hand', () => {
  it.each([
    ['3.99', false],
    ['4', true],
    ['10.5', true],
    ['18.00', true],
    ['30.00', true],
    ['30.01', false],
    ['0', false],
    ['99', false],
  ])('of %s is plausible: %s', (percent, isPlausible) => {
    expect(isPlausibleIgvRate(percent)).toBe(isPlausible)
  })

  it('may be any of the table', () => {
    expect(igvRates.filter(({ percent }) => !isPlausibleIgvRate(percent))).toEqual([])
  })
})
