import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNaturalPersonRuc, parseRuc, rucCheckDigit, rucProblem } from '../src/index.ts'
import { readVectors } from './read-vectors.ts'

const valid = readVectors('ruc_validos').map((vector) => vector['ruc'] ?? '')
const invalid = readVectors('ruc_invalidos')

describe('parseRuc', () => {
  it('has 81 valid and 18 invalid vectors to hold against', () => {
    expect(valid).toHaveLength(81)
    expect(invalid).toHaveLength(18)
  })

  it.each(valid)('accepts %s', (ruc) => {
    expect(parseRuc(ruc)).toBe(ruc)
    expect(rucProblem(ruc)).toBeUndefined()
  })

  it.each(invalid.map((vector) => [vector['ruc'] ?? '', vector['motivo'] ?? '']))('refuses %j: %s', (ruc) => {
    expect(parseRuc(ruc)).toBeUndefined()
  })

  it.each([
    ['', 'RUC_EMPTY'],
    ['2013131295A', 'RUC_NOT_DIGITS'],
    ['２０１３１３１２９５５', 'RUC_NOT_DIGITS'],
    [' 20131312955', 'RUC_NOT_DIGITS'],
    ['2060000000', 'RUC_LENGTH'],
    ['201313129551', 'RUC_LENGTH'],
    ['30600000005', 'RUC_PREFIX'],
    ['20131312954', 'RUC_CHECK_DIGIT'],
  ])('says what is wrong with %j: %s', (text, problem) => {
    expect(rucProblem(text)).toBe(problem)
  })

  it('finds exactly one right check digit for any ten digits', () => {
    const tenDigits = fc
      .tuple(fc.constantFrom('10', '15', '16', '17', '20'), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([prefix, rest]) => `${prefix}${String(rest).padStart(8, '0')}`)
    fc.assert(
      fc.property(tenDigits, (digits) => {
        const right = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => parseRuc(`${digits}${digit}`))
        expect(right).toEqual([rucCheckDigit(digits)])
      }),
    )
  })
})

describe('isNaturalPersonRuc', () => {
  it('is true for prefix 10 only', () => {
    const kinds = valid.flatMap((text) => {
      const ruc = parseRuc(text)
      return ruc ? [[text.slice(0, 2), isNaturalPersonRuc(ruc)] as const] : []
    })
    expect(kinds.length).toBe(81)
    for (const [prefix, isNatural] of kinds) expect(isNatural).toBe(prefix === '10')
  })
})
