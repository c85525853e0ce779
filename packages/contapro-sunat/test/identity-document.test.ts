import { expect, it } from 'vitest'
import { isDocumentNumber } from '../src/person/identity-document.ts'

// Forms by type: catálogo 06 of SUNAT, as its layouts give them (at most 15 characters: R.S. 112-2021, Anexo 3, field 12).
it.each([
  ['a RUC', '6', '20990000019', true],
  ['a RUC whose check digit is wrong: whoever reads it says so', '6', '20990000018', true],
  ['a RUC of ten digits', '6', '2099000001', false],
  ['a RUC with a letter', '6', '2099000001X', false],
  ['a RUC of full-width digits', '6', '２０９９００００01９', false],
  ['a DNI', '1', '40112233', true],
  ['a DNI of seven digits', '1', '4011223', false],
  ['a DNI of nine digits', '1', '401122334', false],
  ['a card of a foreigner', '4', '001234567', true],
  ['a passport', '7', 'AB123456', true],
  ['the number of a company abroad', '0', 'CHE-123.456.789', true],
  ['a number of fifteen characters', '0', 'A'.repeat(15), true],
  ['a number of sixteen characters', '0', 'A'.repeat(16), false],
  ['nobody', '', '', true],
  ['a hyphen, as an export to nobody has it', '-', '-', true],
  ['a DNI of zeros, as boletas to nobody have it', '1', '00000000', true],
  ['a path', '6', '../../../../etc/passwd', false],
  ['a path that is short', '0', '../../etc', false],
  ['a path of Windows', '0', 'a\\b', false],
  ['the folder above', '0', '..', false],
  ['a formula of a spreadsheet', '0', '=1+1', false],
  ['a line feed', '0', 'A\nB', false],
  ['a separator', '0', 'A|B', false],
])('%s', (_, type, number, expected) => {
  expect(isDocumentNumber(type, number)).toBe(expected)
})
