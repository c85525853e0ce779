import { describe, expect, it } from 'vitest'
import { isDni, isMobileNumber, isPersonName, passwordProblem, solUserProblem } from '../src/index.ts'

// Specification, part 1, sections 5 and 9.
describe('isDni', () => {
  it.each(['40000001', '00000000'])('accepts %s', (text) => expect(isDni(text)).toBe(true))
  it.each(['', '4000000', '400000012', '4000000A', '４００００００１', ' 40000001', '40000001\n'])(
    'refuses %j',
    (text) => expect(isDni(text)).toBe(false),
  )
})

describe('isMobileNumber', () => {
  it.each(['900000001', '999999999'])('accepts %s', (text) => expect(isMobileNumber(text)).toBe(true))
  it.each(['', '90000000', '9000000012', '800000001', '+51900000', '90000000A', '900000001\n'])('refuses %j', (text) =>
    expect(isMobileNumber(text)).toBe(false),
  )
})

describe('isPersonName', () => {
  it.each(['Rosa', 'María José', 'Ñusta', 'n\u0303usta', 'Zoë'])('accepts %s', (text) =>
    expect(isPersonName(text)).toBe(true),
  )
  it.each(['', ' Rosa', 'Rosa1', 'Rosa-María', "O'Higgins", 'Rosa\n', '_'])('refuses %j', (text) =>
    expect(isPersonName(text)).toBe(false),
  )
})

describe('passwordProblem', () => {
  it.each([
    ['', 'PASSWORD_EMPTY'],
    ['Abc12', 'PASSWORD_SHORT'],
    ['😀😀😀Ab', 'PASSWORD_SHORT'],
    ['abcdef', 'PASSWORD_CASE'],
    ['ABCDEF', 'PASSWORD_CASE'],
    ['123456', 'PASSWORD_CASE'],
    [`Aa${'1'.repeat(199)}`, 'PASSWORD_LONG'],
    ['Abcdef', undefined],
    ['ñandÚ1', undefined],
    ['      Aa', undefined],
    [`Aa${'1'.repeat(198)}`, undefined],
  ])('of %j is %s', (text, problem) => expect(passwordProblem(text)).toBe(problem))
})

describe('solUserProblem', () => {
  it.each([
    ['', 'SOL_USER_EMPTY'],
    ['PRUEBA1', 'SOL_USER_LENGTH'],
    ['PRUEBA012', 'SOL_USER_LENGTH'],
    ['prueba01', 'SOL_USER_CHARACTERS'],
    ['PRUEBA 1', 'SOL_USER_CHARACTERS'],
    ['PRUEBAÑ1', 'SOL_USER_CHARACTERS'],
    ['PRUEBA1\n', 'SOL_USER_CHARACTERS'],
    ['PRUEBA01', undefined],
    ['12345678', undefined],
  ])('of %j is %s', (text, problem) => expect(solUserProblem(text)).toBe(problem))
})
