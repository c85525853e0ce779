import { describe, expect, it } from 'vitest'
import { centimos } from '../src/money/centimos.ts'
import type { SiscontPurchase, SiscontTextColumn } from '../src/siscont/index.ts'
import { isSiscontField, type SiscontField, siscontTextLine, siscontValue } from '../src/siscont/index.ts'
import { aPurchaseRow } from './sire/a-purchase-row.ts'

const purchase: SiscontPurchase = {
  row: aPurchaseRow(),
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

it('amounts are soles, with the letter and rate of the currency beside them', () => {
  const dollars = { ...purchase, row: aPurchaseRow({ currency: 'USD', exchangeRate: '3.750' }) }
  const fields: SiscontField[] = ['currency_letter', 'exchange_rate', 'total_amount']
  expect(fields.map((field) => siscontValue(field, dollars))).toEqual(['D', '3.750', centimos(1180_00)])
})

it('a field that no template may name is none', () => {
  expect(['igv_18', 'constructor', 'igv_amount'].map(isSiscontField)).toEqual([false, false, true])
})
