import { describe, expect, it } from 'vitest'
import { printVoucher } from '../../src/printed-voucher/index.ts'
import { purchaseAmountsOf, readUbl } from '../../src/ubl/index.ts'
import { money, readWritten, writtenBytes, type WrittenVoucher } from './written-voucher.ts'

const total = (id: string, amount: string): string =>
  `<sac:AdditionalMonetaryTotal><cbc:ID>${id}</cbc:ID>${money('PayableAmount', amount)}</sac:AdditionalMonetaryTotal>`

/** A note of SUNAT's portal in UBL 2.0: IGV without a base, and no total but 1004 and 1005 (the subtotal of the lines). */
const ofPortal: WrittenVoucher = {
  root: 'CreditNote',
  id: 'E001-27',
  version: '2.0',
  issuedOn: '2017-08-03',
  additional: total('1004', '0.00') + total('1005', '5698.00'),
  taxes: [
    { scheme: '2000', tax: '0.00' },
    { scheme: '1000', tax: '1025.64' },
  ],
  totals: money('LineExtensionAmount', '5698.00'),
  payable: '6723.64',
  lines: [{ value: '5698.00', igv: '1025.64', percent: '0.18' }],
}

describe('a voucher of UBL 2.0', () => {
  it.each([
    // 5,698.00 × 18 % = 1,025.64.
    ['takes the base of its lines where the header states none', ofPortal, { taxableDg: -5698_00, otherCharges: 0 }],
    [
      'keeps the base that total 1001 states over that of its lines',
      { ...ofPortal, additional: total('1001', '5000.00') },
      { taxableDg: -5000_00, otherCharges: -698_00 },
    ],
    [
      'takes what is exonerated from the affectation of the line',
      {
        ...ofPortal,
        lines: [
          { value: '5000.00', igv: '1025.64' },
          { value: '698.00', igv: '0.00', affectation: '20' },
        ],
      },
      { taxableDg: -5000_00, untaxed: -698_00, otherCharges: 0 },
    ],
    [
      'subtracts once, whether the note writes the sign or not',
      { ...ofPortal, taxes: [{ scheme: '1000', base: '-5698.00', tax: '-1025.64' }], payable: '-6723.64' },
      { taxableDg: -5698_00, otherCharges: 0 },
    ],
  ])('%s', (_, voucher, expected) => {
    expect(purchaseAmountsOf(readWritten(voucher))).toMatchObject({ igvDg: -1025_64, total: -6723_64, ...expected })
  })
})

describe('an XML that does not sum up', () => {
  const factura: WrittenVoucher = {
    taxes: [{ scheme: '1000', base: '1000.00', tax: '180.00' }],
    payable: '1180.00',
  }

  // What is left of the total once bases and taxes are taken from it, unless charges, discounts and advances explain it.
  it.each([
    ['nothing is left', {}, 0],
    ['a charge explains it', { payable: '1210.00', totals: money('ChargeTotalAmount', '30.00') }, 0],
    ['an advance explains it', { payable: '590.00', totals: money('PrepaidAmount', '590.00') }, 0],
    ['a discount that the base holds already explains nothing', { totals: money('AllowanceTotalAmount', '50.00') }, 0],
    [
      'a charge less an advance explain it',
      { payable: '910.00', totals: money('ChargeTotalAmount', '30.00') + money('PrepaidAmount', '300.00') },
      0,
    ],
    ['five céntimos are rounding', { payable: '1180.05' }, 0],
    ['nobody says what it is', { payable: '1214.00' }, 34_00],
    ['the charge is another amount', { payable: '1214.00', totals: money('ChargeTotalAmount', '30.00') }, 34_00],
  ])('is read: %s', (_, changes, remainder) => {
    const voucher = readWritten({ ...factura, ...changes })
    expect(voucher.remainder).toBe(remainder)
    const labels = printVoucher(voucher).totals.map(({ label }) => label)
    expect(labels.includes('Diferencia sin detalle en el XML')).toBe(remainder !== 0)
  })

  it('has a warning that names the amount, and no other has one', () => {
    expect(readUbl(writtenBytes({ ...factura, payable: '1214.00' }))).toMatchObject({
      ok: true,
      warnings: [
        {
          line: null,
          field: 'cac:LegalMonetaryTotal/cbc:PayableAmount',
          code: 'XML_REMAINDER',
          message: expect.stringMatching(/^El XML no suma: S\/\u00a034\.00 de su total/),
        },
      ],
    })
    expect(readUbl(writtenBytes({ ...factura, payable: '1214.00', currency: 'USD' }))).toMatchObject({
      warnings: [{ message: expect.stringContaining('US$\u00a034.00') }],
    })
    expect(readUbl(writtenBytes(factura))).toMatchObject({ ok: true, warnings: [] })
  })
})
