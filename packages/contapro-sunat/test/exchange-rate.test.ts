import { describe, expect, it, test } from 'vitest'
import { centimos, exchangeRateProblem, parseExchangeRate } from '../src/index.ts'
import type { PurchaseAmounts, SaleAmounts } from '../src/sire/index.ts'
import { purchaseAmountsInSoles, saleAmountsInSoles } from '../src/ubl/index.ts'

const today = '2026-11-23'
const row = { currency: 'USD', date: '2026-08-15', rate: '3.755' }

describe('an exchange rate entered by hand', () => {
  test.each([
    ['is taken for a dollar', {}, undefined],
    ['is taken for its first day', { date: '2010-01-01' }, undefined],
    ['is taken for today', { date: today }, undefined],
    ['is not taken for tomorrow', { date: '2026-11-24' }, 'future'],
    ['is not taken for a day before 2010', { date: '2009-12-31' }, 'too-early'],
    ['is not taken for a day that no calendar has', { date: '2026-02-29' }, 'date'],
    ['is not taken for soles', { currency: 'PEN' }, 'currency'],
    ['is not taken for a currency that ISO 4217 does not have', { currency: 'USX' }, 'currency'],
    ['is not taken for a currency in small letters', { currency: 'usd' }, 'currency'],
    ['is not taken with four decimals', { rate: '3.7551' }, 'form'],
    ['is not taken with a sign', { rate: '-3.755' }, 'form'],
    ['is not taken as 0', { rate: '0.000' }, 'form'],
    ['is not taken with its point one place to the right', { rate: '37.8' }, 'range'],
    ['is not taken with its point one place to the left', { rate: '0.378' }, 'range'],
    ['is taken at the lowest of a dollar', { rate: '2' }, undefined],
    ['is not taken below it', { rate: '1.999' }, 'range'],
    ['is taken at the highest of a dollar', { rate: '6' }, undefined],
    ['is not taken above it', { rate: '6.001' }, 'range'],
    ['is taken for a yen, of which one sol buys dozens', { currency: 'JPY', rate: '0.025' }, undefined],
    ['is taken for a dinar of Kuwait, the dearest of all', { currency: 'KWD', rate: '12.300' }, undefined],
    ['is not taken for any currency with a slipped point', { currency: 'CAD', rate: '27.100' }, 'range'],
  ])('%s', (_, facts, problem) => {
    expect(exchangeRateProblem({ ...row, ...facts }, today)).toBe(problem)
  })

  // R.S. 112-2021, table 5: TC `#.###`.
  test.each([
    ['3.75', '3.750'],
    ['003.7', '3.700'],
    ['4', '4.000'],
    ['3.', undefined],
    ['3,755', undefined],
  ])('%s is written %s', (text, rate) => {
    expect(parseExchangeRate(text)).toBe(rate)
  })
})

const none = centimos(0)

// 333.33 × 3.755 = 1,251.65415 and 60.00 × 3.755 = 225.30; 0.10 × 3.755 = 0.3755; the converted total, 393.43 × 3.755 = 1,477.32965, is a céntimo less.
it('converts each amount of a purchase by itself, and adds them up', () => {
  const own: PurchaseAmounts = {
    taxableDg: centimos(333_33),
    igvDg: centimos(60_00),
    taxableDgng: none,
    igvDgng: none,
    taxableDng: none,
    igvDng: none,
    untaxed: none,
    isc: centimos(1_00),
    icbper: none,
    otherCharges: centimos(10),
    total: centimos(393_43),
  }
  expect(purchaseAmountsInSoles(own, '3.755')).toMatchObject({
    taxableDg: 1_251_65,
    igvDg: 225_30,
    otherCharges: 38,
    // Within the base already: no part of the sum.
    isc: 3_76,
    total: 1_477_33,
  })
})

// A credit note mirrors its voucher: −333.33 × 4.321 = −1,440.31893, −60.00 × 4.321 = −259.26; ISC is an amount of its own: −1.00 → −4.32.
it('converts the amounts of a sale, credit notes below zero', () => {
  const own: SaleAmounts = {
    exportValue: none,
    taxable: centimos(-333_33),
    taxableDiscount: none,
    igv: centimos(-60_00),
    igvDiscount: none,
    exonerated: none,
    unaffected: none,
    isc: centimos(-1_00),
    ivapTaxable: none,
    ivap: none,
    icbper: none,
    otherTaxes: none,
    total: centimos(-394_33),
  }
  expect(saleAmountsInSoles(own, '4.321')).toMatchObject({
    taxable: -1_440_32,
    igv: -259_26,
    isc: -4_32,
    total: -1_703_90,
  })
})
