import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords, centimos } from '../src/index.ts'

const words = (amount: number, currency = 'PEN'): string => amountInWords(centimos(amount), currency)

describe('amountInWords', () => {
  it.each([
    [0, 'CERO Y 00/100 SOLES'],
    [5, 'CERO Y 05/100 SOLES'],
    [1_00, 'UNO Y 00/100 SOLES'],
    [16_10, 'DIECISÉIS Y 10/100 SOLES'],
    [21_99, 'VEINTIUNO Y 99/100 SOLES'],
    [30_00, 'TREINTA Y 00/100 SOLES'],
    [31_00, 'TREINTA Y UNO Y 00/100 SOLES'],
    [100_00, 'CIEN Y 00/100 SOLES'],
    [101_00, 'CIENTO UNO Y 00/100 SOLES'],
    [555_55, 'QUINIENTOS CINCUENTA Y CINCO Y 55/100 SOLES'],
    [1_000_00, 'MIL Y 00/100 SOLES'],
    [1_180_00, 'MIL CIENTO OCHENTA Y 00/100 SOLES'],
    [21_000_00, 'VEINTIÚN MIL Y 00/100 SOLES'],
    [31_001_00, 'TREINTA Y UN MIL UNO Y 00/100 SOLES'],
    [100_000_00, 'CIEN MIL Y 00/100 SOLES'],
    [101_000_00, 'CIENTO UN MIL Y 00/100 SOLES'],
    [1_000_000_00, 'UN MILLÓN Y 00/100 SOLES'],
    [21_000_000_00, 'VEINTIÚN MILLONES Y 00/100 SOLES'],
    [1_001_000_000_00, 'MIL UN MILLONES Y 00/100 SOLES'],
    [
      999_999_999_999_99,
      'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE Y 99/100 SOLES',
    ],
    [1_000_000_000_000_00, 'UN BILLÓN Y 00/100 SOLES'],
    [2_000_001_000_000_00, 'DOS BILLONES UN MILLÓN Y 00/100 SOLES'],
    [-118_00, 'MENOS CIENTO DIECIOCHO Y 00/100 SOLES'],
  ])('spells %i céntimos as %s', (amount, text) => {
    expect(words(amount)).toBe(text)
  })

  it('names dollars and euros, and any other currency by its code', () => {
    expect(words(2_00, 'USD')).toBe('DOS Y 00/100 DÓLARES AMERICANOS')
    expect(words(2_00, 'EUR')).toBe('DOS Y 00/100 EUROS')
    expect(words(2_00, 'CLP')).toBe('DOS Y 00/100 CLP')
  })

  it('spells different amounts differently, in capitals and single blanks', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(words(one)).toMatch(/^[A-ZÁÉÍÓÚÑ]+( [A-ZÁÉÍÓÚÑ]+)* Y [0-9]{2}\/100 SOLES$/)
        expect(words(one) === words(other)).toBe(one === other)
      }),
    )
  })
})
