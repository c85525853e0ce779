import { expect, it } from 'vitest'
import { type ComparedVoucher, xmlAgainstRegister } from '../../src/vouchers/merge/xml-against-register.ts'

/** A purchase of S/ 118.00 whose XML says the same. */
const purchase: ComparedVoucher = {
  type: '01',
  source: 'proposal',
  currency: 'PEN',
  total: 118_00,
  igvDg: 18_00,
  igvDgng: 0,
  igvDng: 0,
  igv: null,
  igvDiscount: null,
  xmlDocument: 'a'.repeat(64),
  originalCurrency: 'PEN',
  originalTotal: 118_00,
  originalIgv: 18_00,
}
const sale = { igvDg: null, igvDgng: null, igvDng: null, igv: 18_00, igvDiscount: 0 }

// Decisions 21 and 54: the register counts; what is compared is our reading.
it.each([
  ['nothing of the same amounts', {}, '1', []],
  ['a total', { originalTotal: 125_00 }, '1', ['total S/\u00a0125.00 S/\u00a0118.00']],
  ['a céntimo', { originalTotal: 118_01 }, '', ['total S/\u00a0118.01 S/\u00a0118.00']],
  ['the IGV', { originalIgv: 17_00 }, '1', ['IGV S/\u00a017.00 S/\u00a018.00']],
  ['nothing of IGV in several columns', { igvDg: 10_00, igvDgng: 8_00 }, '1', []],
  ['nothing of a credit note, positive in its XML', { type: '07', total: -118_00, igvDg: -18_00 }, '1', []],
  [
    'a credit note',
    { type: '07', total: -118_00, igvDg: -17_00 },
    '1',
    ['IGV S/\u00a0\u221218.00 S/\u00a0\u221217.00'],
  ],
  ['nothing of a boleta without IGV in the register', { type: '03', igvDg: 0 }, '1', []],
  ['a sale without IGV in the register', { ...sale, igv: 0 }, '1', ['IGV S/\u00a018.00 S/\u00a00.00']],
  ['nothing of a note of an earlier period', { ...sale, igv: 0, igvDiscount: 18_00 }, '1', []],
  ['nothing of an annulled voucher', { total: 0, igvDg: 0 }, '2', []],
  ['nothing in another currency', { currency: 'USD', originalCurrency: 'USD', originalTotal: 30_00 }, '1', []],
  ['nothing without XML', { xmlDocument: null, originalTotal: null, originalIgv: null }, '1', []],
  ['nothing without register', { source: 'xml', originalTotal: 125_00 }, '', []],
] as const)('finds %s', (_, facts, state, found) => {
  const differences = xmlAgainstRegister({ ...purchase, ...facts }, state)
  expect(differences.map(({ name, values }) => [name, ...(values ?? [])].join(' '))).toEqual(found)
})
