import { describe, expect, it } from 'vitest'
import { formatDate } from '../date-text/format-date.ts'
import { formatPercent } from '../percent-change/format-percent.ts'
import { formatPeriod } from './format-period.ts'

describe('a period in words', () => {
  it.each([
    ['202510', 'title', 'Octubre 2025'],
    ['202609', 'title', 'Setiembre 2026'],
    ['202609', 'sentence', 'setiembre 2026'],
    ['202609', 'month', 'setiembre'],
    ['202609', 'short', 'Set'],
    ['202608', 'short', 'Ago'],
    ['202601', 'short', 'Ene'],
  ] as const)('writes %s as %s: %s', (period, style, text) => {
    expect(formatPeriod(period, 'es-PE', style)).toBe(text)
  })

  it.each([
    ['en-US', 'title', 'September 2026'],
    ['en-US', 'sentence', 'September 2026'],
    ['en-US', 'short', 'Sep'],
    ['pt-BR', 'title', 'Setembro 2026'],
    ['pt-BR', 'short', 'Set'],
  ] as const)('follows another locale: %s, as %s, %s', (locale, style, text) => {
    expect(formatPeriod('202609', locale, style)).toBe(text)
  })

  it.each(['', '2026', '202613', '202600', 'agosto'])('leaves %j, which is no period, as it is', (text) => {
    expect(formatPeriod(text, 'es-PE')).toBe(text)
  })
})

describe('a date', () => {
  it.each([
    ['2026-08-31', '31/08/2026'],
    ['2026-01-01', '01/01/2026'],
    ['2026-08-31T23:59:59-05:00', '31/08/2026'],
    [null, '-'],
    [undefined, '-'],
    ['31/08/2026', '-'],
    ['2026-13-01', '-'],
  ])('%s is written %s', (date, text) => {
    expect(formatDate(date, 'es-PE')).toBe(text)
  })
})

describe('a percentage', () => {
  it.each([
    [8.4, '8.4%'],
    [-2.06, '2.1%'],
    [0, '0.0%'],
    [1250, '1,250.0%'],
    [null, '-'],
  ])('%s is written %s', (percent, text) => {
    expect(formatPercent(percent, 'es-PE')).toBe(text)
  })
})
