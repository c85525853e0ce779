import { expect, it } from 'vitest'
import type { ObservationCode, ObservedPurchase } from '../../src/observations/index.ts'
import { amounts, codesOf, deposit } from './a-purchase.ts'

type Case = readonly [what: string, facts: Partial<ObservedPurchase>, found: readonly ObservationCode[]]

const seems = (item: string, soles: number, facts: Partial<ObservedPurchase> = {}): Partial<ObservedPurchase> => ({
  items: ['Tornillos', item],
  amounts: amounts(100_00, 18_00, { untaxed: soles * 100 - 118_00, total: soles * 100 }),
  ...facts,
})
const missing: readonly ObservationCode[] = ['DETRACTION_MARK_MISSING']

/** R.S. 183-2004, art. 13: above S/ 700 of annex 3; R.S. 073-2006: above S/ 400 of freight. The words are Contapro's own [I]. */
const marks: readonly Case[] = [
  ['of rent at S/ 700.00', seems('ALQUILER DE LOCAL', 700), []],
  ['of rent at S/ 700.01', seems('ALQUILER DE LOCAL', 700.01), missing],
  ['of freight at S/ 400.00', seems('Flete Lima - Ica', 400), []],
  ['of freight at S/ 400.01', seems('Flete Lima - Ica', 400.01), missing],
  ['of consulting', seems('Servicio de consultoría', 900), missing],
  ['of some other service', seems('Servicio de fotocopiado', 900), missing],
  ['of a service that is excepted', seems('Servicio de hospedaje', 900), []],
  ['of goods', seems('Clavos', 900), []],
  [
    'of a service without IGV',
    seems('Servicio de consultoría', 900, { amounts: amounts(0, 0, { untaxed: 900_00, total: 900_00 }) }),
    [],
  ],
  ['of a boleta, which gives no credit', seems('Servicio de consultoría', 900, { type: '03' }), []],
  [
    'of what is marked and deposited',
    seems('ALQUILER', 900, { hasDetraction: true, deposits: [deposit('2026-08-20', 90, '019')] }),
    [],
  ],
  [
    'of what is not subject, as the accountant says',
    seems('ALQUILER', 900, { enteredDetraction: { isSubject: false, code: null, amount: null } }),
    [],
  ],
  ['of an operation that its type calls subject', seems('Clavos', 900, { operationType: '1001' }), missing],
  ['of an operation that its type calls freight', seems('Clavos', 400.01, { operationType: '1004' }), missing],
]

it.each(marks)('advises %s as the norm and its minimum say', (_what, facts, codes) => {
  // A boleta has rules of its own.
  expect(codesOf(facts).filter((code) => code.startsWith('DETRACTION'))).toEqual(codes)
})
