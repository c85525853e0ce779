import { describe, expect, it } from 'vitest'
import { purchaseAmountsOf, saleAmountsOf } from '../../src/ubl/index.ts'
import { readFixture } from './read-fixture.ts'

const nothing = { taxableDgng: 0, igvDgng: 0, taxableDng: 0, igvDng: 0 }

describe('purchaseAmountsOf', () => {
  it('spreads the taxes of a factura over the columns of RCE', () => {
    expect(purchaseAmountsOf(readFixture('factura-todos-los-tributos'))).toEqual({
      ...nothing,
      taxableDg: 11000,
      igvDg: 1980,
      // Export 40.00, exonerated 30.00, unaffected 20.00 and the base of IVAP 50.00.
      untaxed: 14000,
      isc: 1000,
      icbper: 50,
      // IVAP 2.00, other taxes 1.00 and a charge of 3.00.
      otherCharges: 600,
      total: 27630,
    })
  })

  it('is negative for a credit note', () => {
    expect(purchaseAmountsOf(readFixture('nota-credito'))).toEqual({
      ...nothing,
      taxableDg: -10000,
      igvDg: -1800,
      untaxed: 0,
      isc: 0,
      icbper: 0,
      otherCharges: 0,
      total: -11800,
    })
  })

  it('takes the whole of a boleta, and of a note about one, as untaxed: its IGV is a cost', () => {
    expect(purchaseAmountsOf(readFixture('boleta-tasa-reducida'))).toMatchObject({
      taxableDg: 0,
      igvDg: 0,
      untaxed: 22100,
      otherCharges: -1,
      total: 22099,
    })
    const ofBoleta = readFixture('nota-debito', ['>01</cbc:DocumentTypeCode>', '>03</cbc:DocumentTypeCode>'])
    expect(purchaseAmountsOf(ofBoleta)).toMatchObject({ taxableDg: 0, igvDg: 0, untaxed: 11800, total: 11800 })
  })
})

describe('saleAmountsOf', () => {
  it('spreads the taxes of a factura over the columns of RVIE, the base without ISC', () => {
    expect(saleAmountsOf(readFixture('factura-todos-los-tributos'))).toEqual({
      exportValue: 4000,
      taxable: 10000,
      taxableDiscount: 0,
      igv: 1980,
      igvDiscount: 0,
      exonerated: 3000,
      unaffected: 2000,
      isc: 1000,
      ivapTaxable: 5000,
      ivap: 200,
      icbper: 50,
      otherTaxes: 400,
      total: 27630,
    })
  })

  it('is negative for a credit note, and keeps the rate of a boleta', () => {
    expect(saleAmountsOf(readFixture('nota-credito'))).toMatchObject({ taxable: -10000, igv: -1800, total: -11800 })
    expect(saleAmountsOf(readFixture('boleta-tasa-reducida'))).toMatchObject({
      taxable: 20000,
      igv: 2100,
      otherTaxes: -1,
    })
  })
})

describe('amounts of another currency', () => {
  it('are not known in soles without the register', () => {
    const dollars = readFixture('nota-credito', ['>PEN</cbc:Doc', '>USD</cbc:Doc'])
    expect([purchaseAmountsOf(dollars), saleAmountsOf(dollars)]).toEqual([null, null])
  })
})
