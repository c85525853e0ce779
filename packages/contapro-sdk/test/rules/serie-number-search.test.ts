import { expect, test } from 'vitest'
import { canSearchSerieNumber, serieNumberProblem, serieNumberSearchSchema, serieNumberText } from '../../src/rules.ts'

// Specification, part 2, section 5: the text, its problem, and whether the search is enabled.
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
  ['-F001', 'character', false],
  [' F001', 'character', false],
  ['-', 'character', false],
  ['F0011', 'format', false],
  ['F01-1', 'format', false],
  ['F001-A', 'format', false],
  ['F001-1-2', 'format', false],
  ['F001 1', 'format', false],
  ['0001-1', 'format', false],
  ['F0$1', 'format', false],
  ['F001\n', 'format', false],
])('%j: problem %j, search enabled: %s', (text, problem, isEnabled) => {
  expect(serieNumberProblem(text)).toBe(problem)
  expect(canSearchSerieNumber(text)).toBe(isEnabled)
  expect(serieNumberSearchSchema.safeParse({ serieNumber: text }).success).toBe(isEnabled)
})

const messageOf = (serieNumber: string): string | undefined =>
  serieNumberSearchSchema.safeParse({ serieNumber }).error?.issues[0]?.message

test('the form says what is wrong', () => {
  expect(messageOf('-F001')).toBe('Caracter inválido.')
  expect(messageOf('F001-')).toBe('Formato inválido. Ejemplo: F001-0001.')
})

test('what is typed is shown and sent in upper case', () => {
  expect(serieNumberText('f001-12')).toBe('F001-12')
  expect(serieNumberSearchSchema.parse({ serieNumber: 'f001-12' })).toEqual({ serieNumber: 'F001-12' })
})
