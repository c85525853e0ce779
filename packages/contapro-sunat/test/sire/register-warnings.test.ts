import { describe, expect, it } from 'vitest'
import { type Fields, proposal, read } from './register-files.ts'

// The sample row is 1,000.00 + 180.00 = 1,180.00 (RCE fields 15, 16 and 25; RVIE fields 15, 17 and 26).
const contradictions: readonly (readonly [string, 'RCE' | 'RVIE', Fields, string])[] = [
  ['a céntimo too much in the total', 'RCE', { 'Total CP': '1180.01' }, '0.01'],
  ['a céntimo too little in the total', 'RCE', { 'Total CP': '1179.99' }, '-0.01'],
  ['a céntimo that only an amount has', 'RVIE', { 'Otros Tributos': '0.01' }, '-0.01'],
  ['a total of another row', 'RCE', { 'Total CP': '590.00' }, '-590.00'],
  // Amounts in dollars were converted one by one: five céntimos are rounding, six are not.
  ['six céntimos in dollars', 'RCE', { Moneda: 'USD', 'Tipo de Cambio': '3.750', 'Total CP': '1180.06' }, '0.06'],
]

describe('a row that contradicts itself', () => {
  it.each(contradictions)(
    'with %s is read as it is written, with a warning on it',
    async (_, book, fields, difference) => {
      const { rows, errors, warnings } = await read(proposal(book, {}, fields))
      expect(errors).toEqual([])
      expect(rows.map((row) => row.line)).toEqual([2, 3])
      expect(warnings).toMatchObject([{ line: 3, field: 'Total CP', code: 'TOTAL_MISMATCH' }])
      expect(warnings[0]?.message).toMatch(new RegExp(`^El total .+: difieren en ${difference}\\.$`))
    },
  )

  it('has no warning for what converting its amounts one by one may leave', async () => {
    const dollars = { Moneda: 'USD', 'Tipo de Cambio': '3.750', 'Total CP': '1180.05' }
    expect((await read(proposal('RCE', dollars))).warnings).toEqual([])
  })
})
