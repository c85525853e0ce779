import { centimos } from '@contapro/sunat'
import { describe, expect, it } from 'vitest'
import { moneyParts, moneyText } from './money-parts.ts'

describe('an amount in soles', () => {
  it.each([
    [4_876_230, 'S/\u00a048,762.30'],
    [-642_060, 'S/\u00a0\u22126,420.60'],
    [0, 'S/\u00a00.00'],
    [5, 'S/\u00a00.05'],
    [-1, 'S/\u00a0\u22120.01'],
    [123_456_789_012, 'S/\u00a01,234,567,890.12'],
  ])('of %i céntimos is written %s', (amount, text) => {
    expect(moneyText(centimos(amount), 'es-PE')).toBe(text)
  })

  it.each([
    ['USD', 'es-PE', 'US$\u00a01,234.50'],
    ['GBP', 'es-PE', 'GBP\u00a01,234.50'],
    ['PEN', 'de', 'S/\u00a01.234,50'],
  ])('in %s is written for %s as %s', (currency, locale, text) => {
    expect(moneyText(centimos(123_450), locale, currency)).toBe(text)
  })

  it('keeps every céntimo of the largest amount that the type holds', () => {
    expect(moneyParts(centimos(Number.MAX_SAFE_INTEGER), 'es-PE').figures).toBe('90,071,992,547,409.91')
  })

  it.each([null, undefined])('that is %s is a hyphen', (amount) => {
    expect(moneyText(amount, 'es-PE')).toBe('-')
  })
})
