import { expect, it } from 'vitest'
import type { ObservedPurchase } from '../../src/observations/index.ts'
import { codesOf, day } from './a-purchase.ts'

/** R.S. 007-99, art. 10; R.S. 040-2022, Anexo 11, fields 28 to 32; the notes of Tabla 10: 07, 08, 87, 88, 97 and 98. */
it.each<[what: string, facts: Partial<ObservedPurchase>, found: readonly string[]]>([
  ['a credit note', { type: '07', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['a debit note', { type: '08', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['a special credit note', { type: '87', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['a special debit note', { type: '88', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['a note that names its voucher', { type: '07', namesVoucher: true }, []],
  ['a note of which nobody knows it', { type: '07' }, []],
  [
    'a note whose named voucher is not loaded',
    { type: '07', namesVoucher: true, modified: { isFound: false, isPeriodLoaded: true } },
    ['NOTE_WITHOUT_VOUCHER'],
  ],
  ['a factura', { type: '01', namesVoucher: false }, []],
  ['a note before the Reglamento', { type: '07', namesVoucher: false, issuedOn: day('1999-04-15') }, []],
])('%s', (_what, facts, found) => {
  expect(codesOf(facts).filter((code) => code.startsWith('NOTE'))).toEqual(found)
})
