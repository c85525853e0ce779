import fc from 'fast-check'
import {
  type Centimos,
  type CivilDate,
  centimos,
  rucCheckDigit,
  sumCentimos,
  type TaxPeriod,
  voucherTypes,
} from '../../src/index.ts'
import type { PurchaseRow, RegisterRow, SaleRow } from '../../src/sire/index.ts'

const amount = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }).map(centimos)
const maybeAmount = fc.oneof(fc.constant(centimos(0)), amount)
const ruc = fc.integer({ min: 0, max: 99_999_999 }).map((rest) => {
  const digits = `20${String(rest).padStart(8, '0')}`
  return `${digits}${rucCheckDigit(digits)}`
})
const number = fc.integer({ min: 0, max: 99_999_999 }).map(String)
const series = fc.stringMatching(/^[A-Z][A-Z0-9]{3}$/)
/** Text as SUNAT lets it be: no separators; blanks only within. */
const text = fc.stringMatching(/^[A-ZÁÑ&.,"'<>;-]([A-ZÁÑ&.,"' <>;-]{0,38}[A-ZÁÑ&.,"'<>;-])?$/)
const date = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2026-08-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10) as CivilDate)
const rate = fc
  .integer({ min: 1, max: 9_999 })
  .map((mils) => `${Math.floor(mils / 1000)}.${String(mils % 1000).padStart(3, '0')}`)
const modified = fc.option(fc.record({ issuedOn: fc.option(date), type: fc.constantFrom('01', '03'), series, number }))

const common = {
  layout: fc.constant('proposal' as const),
  line: fc.constant(0),
  ownerRuc: fc.constant('20990000019'),
  ownerName: fc.constant('EMPRESA DE PRUEBA S.A.C.'),
  period: fc.constant('202608' as TaxPeriod),
  issuedOn: date,
  dueOn: fc.option(date),
  type: fc.constantFrom(...voucherTypes.filter((type) => type.isInRce).map((type) => type.code)),
  series,
  number,
  finalNumber: fc.constant(null),
  counterpartyDocumentType: fc.constant('6'),
  counterpartyDocument: ruc,
  counterpartyName: text,
  currency: fc.constantFrom('PEN', 'USD', 'EUR'),
  exchangeRate: fc.option(rate),
  modified,
  noteType: fc.constantFrom('', '01', '09'),
  state: fc.constantFrom('', '1', '2', '6'),
}

/** Any purchase that SUNAT's export may hold: its total is the sum of its amounts. */
export const arbitraryPurchase: fc.Arbitrary<PurchaseRow> = fc
  .record({
    ...common,
    book: fc.constant('RCE' as const),
    customsYear: fc.constantFrom('', '2025'),
    hasDetraction: fc.boolean(),
    amounts: fc.record({
      taxableDg: maybeAmount,
      igvDg: maybeAmount,
      taxableDgng: maybeAmount,
      igvDgng: maybeAmount,
      taxableDng: maybeAmount,
      igvDng: maybeAmount,
      untaxed: maybeAmount,
      isc: maybeAmount,
      icbper: maybeAmount,
      otherCharges: maybeAmount,
    }),
  })
  .map((row) => ({ ...row, amounts: { ...row.amounts, total: totalOf(row.amounts, ['isc']) } }))

/** Any sale that SUNAT's export may hold. */
export const arbitrarySale: fc.Arbitrary<SaleRow> = fc
  .record({
    ...common,
    book: fc.constant('RVIE' as const),
    operationType: fc.constantFrom('', '0101', '0200'),
    amounts: fc.record({
      exportValue: maybeAmount,
      taxable: maybeAmount,
      taxableDiscount: maybeAmount,
      igv: maybeAmount,
      igvDiscount: maybeAmount,
      exonerated: maybeAmount,
      unaffected: maybeAmount,
      isc: maybeAmount,
      ivapTaxable: maybeAmount,
      ivap: maybeAmount,
      icbper: maybeAmount,
      otherTaxes: maybeAmount,
    }),
  })
  .map((row) => ({ ...row, amounts: { ...row.amounts, total: totalOf(row.amounts, []) } }))

export const arbitraryRow: fc.Arbitrary<RegisterRow> = fc.oneof(arbitraryPurchase, arbitrarySale)

/** Whether a row says all that a replacement file must say. */
export function isCompleteForReplacement(row: RegisterRow): boolean {
  const isDueType = ['14', '46', '50', '51', '52', '53', '54'].includes(row.type)
  if (isDueType || ['07', '08', '87', '88'].includes(row.type)) return false
  return row.currency === 'PEN' || row.exchangeRate !== null
}

function totalOf(amounts: Readonly<Record<string, Centimos>>, leftOut: readonly string[]): Centimos {
  return sumCentimos(Object.entries(amounts).flatMap(([name, value]) => (leftOut.includes(name) ? [] : [value])))
}
