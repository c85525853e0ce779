import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  carOf,
  type PurchaseRow,
  purchaseKey,
  registerKey,
  type RegisterRow,
  voucherCode,
} from '../../src/sire/index.ts'
import { arbitraryRow } from './arbitrary-rows.ts'
import { OWNER, proposal, read, SUPPLIER } from './register-files.ts'

const [factura] = (await read(proposal('RCE', {}))).rows as [PurchaseRow]
const [sale] = (await read(proposal('RVIE', {}))).rows as [RegisterRow]

describe('the key of a voucher', () => {
  it('of a purchase names the supplier', () => {
    const key = { ownerRuc: OWNER, issuerDocument: SUPPLIER, type: '01', series: 'F001', number: '101' }
    expect(purchaseKey(factura)).toEqual(key)
    expect(voucherCode(key)).toBe('20990000027-01-F001-101')
  })

  it('of a sale names the company itself', () => {
    expect(voucherCode(registerKey(sale))).toBe('20990000019-01-F001-1032')
  })

  it.each(['46', '50', '51', '52', '53', '54'])('of type %s names the importer, who presents it himself', (type) => {
    expect(purchaseKey({ ...factura, type }).issuerDocument).toBe(OWNER)
  })

  it('of a customs document holds its year, because numbers start again every January', () => {
    const dam = { ...factura, type: '50', series: '118', number: '123' }
    expect(purchaseKey({ ...dam, customsYear: '2026' }).number).toBe('2026000123')
    expect(purchaseKey({ ...dam, customsYear: '2025' }).number).toBe('2025000123')
    expect(purchaseKey({ ...dam, customsYear: '' }).number).toBe('123')
  })

  it('of a row without number tells two of them apart by date and total', () => {
    const without = { ...factura, type: '00', number: '' }
    const other = { ...without, amounts: { ...without.amounts, total: factura.amounts.igvDg } }
    expect(purchaseKey(without).number).toBe('SN20260805118000')
    expect(purchaseKey(other).number).not.toBe(purchaseKey(without).number)
  })

  it('is the same in both layouts of one voucher', () => {
    fc.assert(
      fc.property(arbitraryRow, (row) => {
        const replaced: RegisterRow = { ...row, layout: 'replacement', line: 7, state: '', noteType: '' }
        expect(registerKey(replaced)).toEqual(registerKey(row))
      }),
    )
  })
})

describe('carOf', () => {
  it('is what SUNAT writes: document, type, series and number, each filled with zeros', () => {
    expect(carOf(factura)).toBe('2099000002701F0010000000101')
    expect(carOf(sale)).toBe('2099000001901F0010000001032')
    expect(carOf({ ...factura, type: '50', series: '118' })).toBe('209900000195001180000000101')
  })

  it('always has 27 characters, and keeps the right end of what is longer', () => {
    expect(carOf({ ...factura, series: 'ABCDE', number: '12345678901' })).toBe('2099000002701BCDE2345678901')
    fc.assert(
      fc.property(arbitraryRow, (row) => {
        expect(carOf(row)).toMatch(/^.{27}$/)
      }),
    )
  })
})
