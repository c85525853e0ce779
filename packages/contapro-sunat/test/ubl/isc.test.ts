import { describe, expect, it } from 'vitest'
import { printVoucher } from '../../src/printed-voucher/index.ts'
import { purchaseAmountsOf, saleAmountsOf } from '../../src/ubl/index.ts'
import { readWritten, type WrittenVoucher } from './written-voucher.ts'

/**
 * Vouchers with ISC, in soles, and what RCE and RVIE hold of them, in céntimos. The IGV is computed on value and ISC (TUO de la
 * Ley del IGV, art. 14); the header states the value alone (guía de elaboración UBL 2.1 of SUNAT, as three generators write it).
 */
const cases: readonly {
  readonly name: string
  readonly voucher: WrittenVoucher
  readonly purchase: object
  readonly sale: object
}[] = [
  {
    // (400.00 + 34.00) × 18 % = 78.12; 400.00 + 34.00 + 78.12 = 512.12.
    name: 'stated beside the base',
    voucher: beside({ base: '400.00', isc: '34.00', igv: '78.12', payable: '512.12' }),
    purchase: { taxableDg: 434_00, igvDg: 78_12, untaxed: 0, isc: 34_00, otherCharges: 0, total: 512_12 },
    sale: { taxable: 400_00, igv: 78_12, isc: 34_00, otherTaxes: 0, total: 512_12 },
  },
  {
    // The same, by an issuer that writes 434.00 as the base.
    name: 'stated within the base',
    voucher: beside({ base: '434.00', isc: '34.00', igv: '78.12', payable: '512.12' }),
    purchase: { taxableDg: 434_00, igvDg: 78_12, untaxed: 0, isc: 34_00, otherCharges: 0, total: 512_12 },
    sale: { taxable: 400_00, igv: 78_12, isc: 34_00, otherTaxes: 0, total: 512_12 },
  },
  {
    // (400.00 + 34.00) × 10.5 % = 45.57; no line states the rate; a charge of 3.00.
    name: 'at the reduced rate, with a charge',
    voucher: beside({ base: '400.00', isc: '34.00', igv: '45.57', payable: '482.57', percent: null }),
    purchase: { taxableDg: 434_00, igvDg: 45_57, isc: 34_00, otherCharges: 3_00, total: 482_57 },
    sale: { taxable: 400_00, igv: 45_57, isc: 34_00, otherTaxes: 3_00, total: 482_57 },
  },
  {
    // Fuel sold in the Amazon: 500.00 exonerated, ISC 60.00 and no IGV.
    name: 'of goods without IGV',
    voucher: {
      taxes: [
        { scheme: '2000', base: '500.00', tax: '60.00' },
        { scheme: '9997', base: '500.00', tax: '0.00' },
      ],
      payable: '560.00',
    },
    purchase: { taxableDg: 0, igvDg: 0, untaxed: 560_00, isc: 60_00, otherCharges: 0, total: 560_00 },
    sale: { taxable: 0, igv: 0, exonerated: 500_00, isc: 60_00, otherTaxes: 0, total: 560_00 },
  },
  {
    // The same fuel beside 100.00 + IGV 18.00: the IGV has nothing to do with the ISC.
    name: 'of goods without IGV, beside taxed ones',
    voucher: {
      taxes: [
        { scheme: '1000', base: '100.00', tax: '18.00' },
        { scheme: '2000', base: '500.00', tax: '60.00' },
        { scheme: '9997', base: '500.00', tax: '0.00' },
      ],
      payable: '678.00',
    },
    purchase: { taxableDg: 100_00, igvDg: 18_00, untaxed: 560_00, isc: 60_00, otherCharges: 0, total: 678_00 },
    sale: { taxable: 100_00, igv: 18_00, exonerated: 500_00, isc: 60_00, otherTaxes: 0, total: 678_00 },
  },
  {
    name: 'of a credit note',
    voucher: {
      ...beside({ base: '400.00', isc: '34.00', igv: '78.12', payable: '512.12' }),
      root: 'CreditNote',
      id: 'FC01-1',
    },
    purchase: { taxableDg: -434_00, igvDg: -78_12, isc: -34_00, otherCharges: 0, total: -512_12 },
    sale: { taxable: -400_00, igv: -78_12, isc: -34_00, otherTaxes: 0, total: -512_12 },
  },
]

interface Beside {
  readonly base: string
  readonly isc: string
  readonly igv: string
  readonly payable: string
  readonly percent?: string | null
}

function beside({ base, isc, igv, payable, percent = '18' }: Beside): WrittenVoucher {
  return {
    taxes: [
      { scheme: '2000', base, tax: isc },
      { scheme: '1000', base, tax: igv },
    ],
    payable,
    lines: percent === null ? [] : [{ value: base, igv, percent, affectation: '10' }],
  }
}

describe.each(cases)('ISC $name', ({ voucher, purchase, sale }) => {
  it('is part of the base of a purchase', () => {
    expect(purchaseAmountsOf(readWritten(voucher))).toMatchObject(purchase)
  })

  it('stands once beside the base of a sale', () => {
    expect(saleAmountsOf(readWritten(voucher))).toMatchObject(sale)
  })
})

it('a printed voucher shows the value of its sales, the ISC beside it, and no charge that nobody made', () => {
  // (5,500.00 + 550.00) × 18 % = 1,089.00; 5,500.00 + 550.00 + 1,089.00 = 7,139.00.
  const voucher = beside({ base: '5500.00', isc: '550.00', igv: '1089.00', payable: '7139.00' })
  expect(printVoucher(readWritten(voucher)).totals).toEqual([
    { label: 'Op. gravada', value: 'S/\u00a05,500.00' },
    { label: 'ISC', value: 'S/\u00a0550.00' },
    { label: 'IGV (18 %)', value: 'S/\u00a01,089.00' },
    { label: 'Importe total', value: 'S/\u00a07,139.00' },
  ])
})

it('the rate of a voucher whose lines state none is read from base and ISC', () => {
  const voucher = beside({ base: '400.00', isc: '34.00', igv: '78.12', payable: '512.12', percent: null })
  expect(readWritten(voucher).igvPercents).toEqual(['18'])
})
