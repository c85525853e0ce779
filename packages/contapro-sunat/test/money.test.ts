import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCentimos,
  centimos,
  formatCentimos,
  formatMoney,
  multiplyByRate,
  negateCentimos,
  parseCentimos,
  percentOf,
  roundToCentimos,
  subtractCentimos,
  sumCentimos,
  toDecimalText,
  trimDecimal,
} from '../src/index.ts'

describe('parseCentimos', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['1000.00', 100000],
    ['42.37', 4237],
    ['7.5', 750],
    ['-118.00', -11800],
    ['-0.01', -1],
    ['00012.30', 1230],
    ['999999999999.99', 99999999999999],
    ['-999999999999.99', -99999999999999],
  ])('reads %s as whole céntimos', (text, expected) => {
    expect(parseCentimos(text)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    '-',
    '.',
    '.5',
    '5.',
    '+1.00',
    '1,000.00',
    '1.000,00',
    '1.234',
    '1e3',
    '--1',
    '1 000',
    ' 1.00',
    '1.0a',
    '1.a0',
    '1234567890123.00',
    '１２',
    'NaN',
  ])('refuses %j, which SUNAT does not take as an amount', (text) => {
    expect(parseCentimos(text)).toBeUndefined()
  })

  it('reads back whatever it writes, up to twelve integers', () => {
    const max = 99_999_999_999_999
    fc.assert(
      fc.property(fc.integer({ min: -max, max }), (value) => {
        expect(parseCentimos(toDecimalText(centimos(value)))).toBe(value)
      }),
    )
  })
})

describe('roundToCentimos', () => {
  it.each([
    ['37.7600', 3776],
    ['0.005', 1],
    ['0.0049999999', 0],
    ['2.675', 268],
    ['1.005', 101],
    ['-1.005', -101],
    ['-0.004', 0],
    ['83.0508474576', 8305],
    ['500', 50000],
  ])('rounds %s half up to céntimos, a negative like its opposite', (text, expected) => {
    expect(roundToCentimos(text)).toBe(expected)
  })

  it.each(['', 'abc', '1e2', '1,5', '99999999999999999999'])('refuses %j', (text) => {
    expect(roundToCentimos(text)).toBeUndefined()
  })
})

describe('arithmetic of céntimos', () => {
  it.each([
    [100000, '0.18', 18000],
    [33333, '0.18', 6000],
    [25, '0.1', 3],
    [-25, '0.1', -3],
    [24, '0.1', 2],
    [100000, '3.750', 375000],
    [27000, '0.8532', 23036],
    [0, '0.18', 0],
  ])('multiplies %i by %s, rounded half up', (amount, rate, expected) => {
    expect(multiplyByRate(centimos(amount), rate)).toBe(expected)
  })

  it.each([
    [233051, '18', 41949],
    [20000, '10.5', 2100],
    [-10000, '18', -1800],
    [5, '10', 1],
    [-5, '10', -1],
  ])('takes a percentage of %i: %s %%, rounded half up', (amount, percent, expected) => {
    expect(percentOf(centimos(amount), percent)).toBe(expected)
  })

  it('adds, subtracts, sums and negates without the negative zero', () => {
    expect(addCentimos(centimos(10), centimos(-25))).toBe(-15)
    expect(subtractCentimos(centimos(10), centimos(10))).toBe(0)
    expect(sumCentimos([1, 2, 3].map(centimos))).toBe(6)
    expect(sumCentimos([])).toBe(0)
    expect(Object.is(negateCentimos(centimos(0)), 0)).toBe(true)
    expect(Object.is(centimos(-0), 0)).toBe(true)
  })

  it('refuses what is not whole céntimos, and rates that are no decimal text', () => {
    expect(() => centimos(1.5)).toThrow(RangeError)
    expect(() => centimos(Number.NaN)).toThrow(RangeError)
    expect(() => addCentimos(centimos(Number.MAX_SAFE_INTEGER), centimos(1))).toThrow(RangeError)
    expect(() => multiplyByRate(centimos(1), '18%')).toThrow(RangeError)
    expect(() => percentOf(centimos(1), '')).toThrow(RangeError)
  })

  it('takes the same percentage with and without a zero at its end, up to the largest amount', () => {
    const amount = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger())
    fc.assert(
      fc.property(amount, fc.constantFrom('18', '10', '10.5', '4'), (cents, percent) => {
        const longer = percent.includes('.') ? `${percent}0` : `${percent}.0`
        expect(percentOf(centimos(cents), percent)).toBe(percentOf(centimos(cents), longer))
      }),
    )
  })

  it('never loses a céntimo against exact arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99_999 }), (amount, thousandths) => {
        const product = BigInt(Math.abs(amount)) * BigInt(thousandths)
        const rounded = Number((product + 500n) / 1000n)
        const rate = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
        expect(multiplyByRate(centimos(amount), rate)).toBe(amount < 0 ? 0 - rounded : rounded)
      }),
    )
  })
})

describe('money as text', () => {
  it.each([
    [0, '0.00', '0.00'],
    [5, '0.05', '0.05'],
    [123456, '1234.56', '1,234.56'],
    [-123450, '-1234.50', '-1,234.50'],
    [100000000, '1000000.00', '1,000,000.00'],
    [-99, '-0.99', '-0.99'],
  ])('writes %i céntimos as %s for files and %s for readers', (value, decimal, grouped) => {
    expect(toDecimalText(centimos(value))).toBe(decimal)
    expect(formatCentimos(centimos(value))).toBe(grouped)
  })

  it('writes soles as Intl does for es-PE', () => {
    const intl = new Intl.NumberFormat('es-PE', { style: 'currency', currency: 'PEN' })
    for (const soles of [0, 1, 1234.5, 1234567.89]) {
      expect(formatMoney(centimos(Math.round(soles * 100)))).toBe(intl.format(soles))
    }
  })

  it('writes the minus sign behind the prefix, and other currencies by their symbol or code', () => {
    expect(formatMoney(centimos(-642060))).toBe('S/\u00a0\u22126,420.60')
    expect(formatMoney(centimos(100000), 'USD')).toBe('US$\u00a01,000.00')
    expect(formatMoney(centimos(100), 'GBP')).toBe('GBP\u00a01.00')
  })

  it.each([
    ['18.00', '18'],
    ['010.50', '10.5'],
    ['0.000', '0'],
    ['-0.0', '0'],
    ['3.750', '3.75'],
    ['abc', undefined],
  ])('trims the decimal %s to %s', (text, expected) => {
    expect(trimDecimal(text)).toBe(expected)
  })
})
