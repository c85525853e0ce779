import { expect, test } from 'vitest'
import { canSearchSerieNumber, serieNumberProblem, serieNumberSearchSchema, serieNumberText } from '../../src/rules.ts'

const INVALID_CHARACTER = 'Caracter inválido.'
const INVALID_FORMAT = 'Formato inválido. Ejemplo: F001-0001.'

// Specification, part 2, section 5: the text, its message, and whether the search is enabled.
test.each([
  ['', undefined, false],
  ['F', undefined, true],
  ['f001', undefined, true],
  ['E001', undefined, true],
  ['F001-', undefined, false],
  ['F001-1', undefined, true],
  ['f001-00012345', undefined, true],
  ['0012345', undefined, true],
  ['0001A', undefined, true],
  ['1', undefined, true],
  ['-F001', INVALID_CHARACTER, false],
  [' F001', INVALID_CHARACTER, false],
  ['-', INVALID_CHARACTER, false],
  ['F0011', INVALID_FORMAT, false],
  ['F01-1', INVALID_FORMAT, false],
  ['F001-A', INVALID_FORMAT, false],
  ['F001-1-2', INVALID_FORMAT, false],
  ['F001 1', INVALID_FORMAT, false],
  ['0001-1', INVALID_FORMAT, false],
  ['F0$1', INVALID_FORMAT, false],
  ['F001\n', INVALID_FORMAT, false],
])('%j: message %j, search enabled: %s', (text, message, isEnabled) => {
  expect(serieNumberProblem(text)).toBe(message)
  expect(canSearchSerieNumber(text)).toBe(isEnabled)
  expect(serieNumberSearchSchema.safeParse({ serieNumber: text }).success).toBe(isEnabled)
})

test('what is typed is shown and sent in upper case', () => {
  expect(serieNumberText('f001-12')).toBe('F001-12')
  expect(serieNumberSearchSchema.parse({ serieNumber: 'f001-12' })).toEqual({ serieNumber: 'F001-12' })
})
