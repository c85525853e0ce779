import { describe, expect, it } from 'vitest'
import { centimos } from '../src/money/centimos.ts'
import {
  isInDollars,
  isSiscontField,
  siscontAmounts,
  type SiscontCurrency,
  type SiscontField,
  type SiscontPurchase,
  type SiscontTextColumn,
  siscontTextLine,
  siscontValue,
} from '../src/siscont/index.ts'
import { aPurchaseRow } from './sire/a-purchase-row.ts'

const whole = { igvDg: centimos(180_00), igvDgng: centimos(0) }
const shipped: ReadonlySet<SiscontField> = new Set(['isc_amount', 'icbper_amount', 'non_taxable_amount'])

const purchase: SiscontPurchase = {
  row: aPurchaseRow(),
  amounts: siscontAmounts(aPurchaseRow(), whole, { currency: 'soles', fields: shipped }),
  isInDollars: false,
  rowNumber: 7,
  certificate: '123456',
  certificateOn: null,
  items: 'TORNILLOS | TUERCAS',
}
const column = (field: SiscontField | null, width: number, fixedValue: string | null = null): SiscontTextColumn => ({
  field,
  fixedValue,
  width,
})

describe('a line of the Siscont file', () => {
  it('has each column at its place: texts to the left, amounts and numbers to the right', () => {
    const columns = [
      column(null, 4, '11'),
      column('serie_number', 10),
      column('row_number', 4),
      column('igv_amount', 9),
    ]
    expect(siscontTextLine(columns, purchase)).toEqual({ line: '11  F001-101     7   180.00' })
  })

  it('cuts a text that is longer than its column', () => {
    expect(siscontTextLine([column('supplier_business_name', 9)], purchase)).toEqual({ line: 'PROVEEDOR' })
  })

  it('never cuts a figure or a date: it says which does not fit', () => {
    expect(siscontTextLine([column('total_amount', 6)], purchase)).toEqual({
      overflow: { field: 'total_amount', text: '1180.00', width: 6 },
    })
    expect(siscontTextLine([column('issue_date', 8)], purchase)).toMatchObject({ overflow: { text: '05/08/2026' } })
  })

  it('keeps a character a byte: what Latin-1 does not have is a question mark, pictures and line ends go', () => {
    const odd = { ...purchase, items: 'CAFÉ 😀 Ω\r\nÑANDÚ' }
    expect(siscontTextLine([column('item_description', 14)], odd)).toEqual({ line: 'CAFÉ ? ÑANDÚ  ' })
  })
})

it.each([
  // 1,180.00 soles at 3.750 are 314.666… dollars; 180.00 are 48.00.
  ['soles', ['PEN', 'S', null, centimos(1180_00), centimos(180_00), centimos(0)]],
  ['dollars', ['USD', 'D', '3.750', centimos(314_67), centimos(48_00), centimos(0)]],
] as const)(
  'a purchase in dollars of a file in %s has letter, rate and amounts of one currency',
  (currency, wanted) => {
    const row = aPurchaseRow({ currency: 'USD', exchangeRate: '3.750' })
    const amounts = siscontAmounts(row, whole, { currency, fields: shipped })
    const dollars = { ...purchase, row, amounts, isInDollars: isInDollars(row, currency) }
    const fields: SiscontField[] = [
      'currency',
      'currency_letter',
      'exchange_rate',
      'total_amount',
      'igv_amount',
      'non_taxable_amount',
    ]
    expect(fields.map((field) => siscontValue(field, dollars))).toEqual(wanted)
  },
)

it.each(['soles', 'dollars'] as SiscontCurrency[])('only dollars are dollars, in a file in %s', (currency) => {
  expect(isInDollars(aPurchaseRow({ currency: 'EUR', exchangeRate: '4.100' }), currency)).toBe(false)
  expect(isInDollars(aPurchaseRow({ currency: 'USD', exchangeRate: null }), currency)).toBe(false)
})

it('a field that no template may name is none', () => {
  expect(['igv_18', 'constructor', 'igv_amount'].map(isSiscontField)).toEqual([false, false, true])
})
