import { describe, expect, it } from 'vitest'
import { customerDocumentLimit } from '../../src/index.ts'
import type { ObservedSale, SaleFindingCode } from '../../src/observations/index.ts'
import { day, month } from './a-purchase.ts'
import { saleAmounts, saleCodesOf } from './a-sale.ts'

type Case = readonly [what: string, facts: Partial<ObservedSale>, found: readonly SaleFindingCode[]]

/** The other rules do not apply to annulled sales. */
const annulledAlone: readonly SaleFindingCode[] = ['ANNULLED_WITH_AMOUNTS']

const nobody = { documentType: '-', document: '-' }

/** A boleta of a total in soles, untaxed, to nobody. */
const boletaOf = (soles: number, facts: Partial<ObservedSale> = {}): Partial<ObservedSale> => ({
  type: '03',
  customer: nobody,
  amounts: saleAmounts({ exonerated: Math.round(soles * 100), total: Math.round(soles * 100) }),
  ...facts,
})

/** Reglamento de Comprobantes de Pago, art. 8 num. 3.10: "supere la suma de setecientos nuevos soles"; R.S. 112-2021, Anexo 3, field 11. */
const customers: readonly Case[] = [
  ['a boleta of S/ 700.01 to nobody', boletaOf(700.01), ['CUSTOMER_DOCUMENT_MISSING']],
  ['a boleta of exactly S/ 700.00', boletaOf(700), []],
  ['a boleta of S/ 699.99', boletaOf(699.99), []],
  ['with the DNI of its customer', boletaOf(900, { customer: { documentType: '1', document: '45678912' } }), []],
  ['with a foreign document', boletaOf(900, { customer: { documentType: '0', document: 'AB-99' } }), []],
  [
    'with a type and no number',
    boletaOf(900, { customer: { documentType: '1', document: '' } }),
    ['CUSTOMER_DOCUMENT_MISSING'],
  ],
  [
    'with zeros',
    boletaOf(900, { customer: { documentType: '1', document: '00000000' } }),
    ['CUSTOMER_DOCUMENT_MISSING'],
  ],
  [
    'with a number and no type',
    boletaOf(900, { customer: { documentType: '', document: '45678912' } }),
    ['CUSTOMER_DOCUMENT_MISSING'],
  ],
  ['a ticket', boletaOf(900, { type: '12' }), ['CUSTOMER_DOCUMENT_MISSING']],
  ['a factura, which SUNAT takes only with its RUC', boletaOf(900, { type: '01' }), []],
  ['a note of a boleta', boletaOf(900, { type: '08' }), []],
  ['the boletas of a day in one row', boletaOf(9_000, { isRange: true }), []],
  ['an annulled boleta', boletaOf(900, { isAnnulled: true }), annulledAlone],
  ['before the oldest limit that is known', boletaOf(900, { issuedOn: day('2012-06-30') }), []],
  ['on its first day', boletaOf(900, { issuedOn: day('2012-07-01') }), ['CUSTOMER_DOCUMENT_MISSING']],
]

const taxed = (taxable: number, igv: number, facts: Partial<ObservedSale> = {}): Partial<ObservedSale> => ({
  amounts: saleAmounts({ taxable, igv, total: taxable + igv }),
  ...facts,
})

/** Leyes 29666, 31556, 31651, 32219, 32387 and 28211: 18 %, 10 % until 2025 and 10.5 % in 2026, 4 %. */
const rates: readonly Case[] = [
  ['18 %', taxed(1_000_00, 180_00), []],
  ['10.5 % in 2026', taxed(1_000_00, 105_00), []],
  ['10 % in 2026', taxed(1_000_00, 100_00), ['RATE_IMPOSSIBLE']],
  ['10 % in 2025', taxed(1_000_00, 100_00, { issuedOn: day('2025-12-31') }), []],
  ['10 % in 2026 of a note, which follows its voucher', taxed(-1_000_00, -100_00, { type: '07' }), []],
  ['12 %', taxed(1_000_00, 120_00), ['RATE_IMPOSSIBLE']],
  ['rounding of lines: 5 céntimos', taxed(10_00, 1_85), []],
  ['6 céntimos of so small a base', taxed(10_00, 1_86), ['RATE_IMPOSSIBLE']],
  ['no IGV on a taxed base', taxed(1_000_00, 0), ['AMOUNTS_MISMATCH']],
  ['neither base nor IGV', taxed(0, 0), []],
  ['18 % but for 5 céntimos', taxed(1_000_00, 180_05), []],
  ['18 % but for 6 céntimos', taxed(1_000_00, 180_06), ['AMOUNTS_MISMATCH']],
  ['18 % but for 6 céntimos in a row of many boletas', taxed(1_000_00, 180_06, { isRange: true }), []],
  ['lines of 18 % and an IGV of 12 %', taxed(1_000_00, 120_00, { igvPercents: ['18'] }), ['AMOUNTS_MISMATCH']],
  [
    'lines of 19 % and an IGV of 18 %',
    taxed(1_000_00, 180_00, { igvPercents: ['19'] }),
    ['AMOUNTS_MISMATCH', 'RATE_IMPOSSIBLE'],
  ],
  [
    'a note of an earlier period, as a discount',
    { type: '07', amounts: saleAmounts({ taxableDiscount: -100_00, igvDiscount: -12_00, total: -112_00 }) },
    ['RATE_IMPOSSIBLE'],
  ],
  [
    'ISC beside the base',
    { amounts: saleAmounts({ taxable: 1_000_00, isc: 200_00, igv: 216_00, total: 1_416_00 }) },
    [],
  ],
  ['annulled', taxed(1_000_00, 120_00, { isAnnulled: true }), annulledAlone],
]

/** Reglamento de Comprobantes de Pago, art. 10; TUO de la Ley del IGV, art. 26. */
const notes: readonly Case[] = [
  ['whose voucher is loaded', { type: '07', modified: { isFound: true, isPeriodLoaded: true } }, []],
  [
    'whose voucher is not in its month',
    { type: '07', modified: { isFound: false, isPeriodLoaded: true } },
    ['NOTE_WITHOUT_VOUCHER'],
  ],
  [
    'whose voucher is older than what is loaded',
    { type: '08', modified: { isFound: false, isPeriodLoaded: false } },
    [],
  ],
  ['of which nobody knows whether it names its voucher', { type: '07', modified: null }, []],
  ['that names no voucher', { type: '07', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['that adds and names no voucher', { type: '08', namesVoucher: false }, ['NOTE_NAMES_NO_VOUCHER']],
  ['that names its voucher', { type: '08', namesVoucher: true }, []],
  ['that is annulled and names no voucher', { type: '07', namesVoucher: false, isAnnulled: true }, annulledAlone],
]

/** TUO de la Ley del IGV, art. 37; R.S. 112-2021. */
const periods: readonly Case[] = [
  ['its own', { annotatedIn: [month('202608')] }, []],
  ['another too', { annotatedIn: [month('202608'), month('202609')] }, ['DUPLICATE']],
]

/** Decisions 54. */
const statedOtherwise: readonly Case[] = [
  ['alike everywhere', { isStatedOtherwise: false }, []],
  ['otherwise by a row or XML that does not count', { isStatedOtherwise: true }, ['AMOUNT_STATED_OTHERWISE']],
]

describe.each([
  ['a sale above the limit without customer', customers],
  ['a sale with a rate of', rates],
  ['a note', notes],
  ['a sale whose amounts are stated', statedOtherwise],
  ['a sale in the registers of', periods],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s', (_what, facts, found) => expect(saleCodesOf(facts)).toEqual(found))
})

it('an ordinary sale has no finding, and one with several has them in their order', () => {
  expect(saleCodesOf({})).toEqual([])
  const all = boletaOf(0, {
    amounts: saleAmounts({ taxable: 1_000_00, igv: 120_00, total: 1_120_00 }),
    annotatedIn: [month('202607')],
  })
  expect(saleCodesOf(all)).toEqual(['CUSTOMER_DOCUMENT_MISSING', 'DUPLICATE', 'RATE_IMPOSSIBLE'])
})

it.each([
  ['2012-06-30', undefined],
  ['2012-07-01', 700_00],
  ['2026-08-05', 700_00],
] as const)('the limit of %s is %s', (date, limit) => expect(customerDocumentLimit(day(date))).toBe(limit))
