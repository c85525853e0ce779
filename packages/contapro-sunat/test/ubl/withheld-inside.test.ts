import { describe, expect, it } from 'vitest'
import { printVoucher } from '../../src/printed-voucher/index.ts'
import { collectedPerception, purchaseAmountsOf, saleAmountsOf } from '../../src/ubl/index.ts'
import { money, readWritten, type WrittenVoucher } from './written-voucher.ts'

/** 1,000.00 + IGV 180.00 = 1,180.00. */
const factura: WrittenVoucher = {
  operation: '2001',
  taxes: [{ scheme: '1000', base: '1000.00', tax: '180.00' }],
  payable: '1180.00',
  lines: [{ value: '1000.00', igv: '180.00', percent: '18', affectation: '10' }],
}

interface Charge {
  readonly reason: string
  readonly factor: string
  readonly amount: string
  readonly currency?: string
}

const charge = ({ reason, factor, amount, currency = 'PEN' }: Charge): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${reason !== '62'}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${reason}</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>${factor}</cbc:MultiplierFactorNumeric>${money('Amount', amount, currency)}${money('BaseAmount', '1180.00', currency)}</cac:AllowanceCharge>`

const paid = (kind: string): string =>
  `<cac:PaymentTerms><cbc:ID>FormaPago</cbc:ID><cbc:PaymentMeansID>${kind}</cbc:PaymentMeansID></cac:PaymentTerms>`

const withPerception = (total: string): string =>
  `<cac:PaymentTerms><cbc:ID>Percepcion</cbc:ID>${money('Amount', total)}</cac:PaymentTerms>`

describe('the perception inside a factura', () => {
  // Catálogo 53: 51 → regime 01, 2 %; 52 → 02, 1 %; 53 → 03, 0.5 %. Of 1,180.00: 23.60, 11.80 and 5.90.
  it.each([
    [{ reason: '51', factor: '0.02', amount: '23.60' }, '1203.60', ['01', '2', 23_60, 1203_60]],
    [{ reason: '52', factor: '0.01', amount: '11.80' }, '1191.80', ['02', '1', 11_80, 1191_80]],
    [{ reason: '53', factor: '0.005', amount: '5.90' }, '1185.90', ['03', '0.5', 5_90, 1185_90]],
    // The percentage in place of the factor.
    [{ reason: '51', factor: '2.00', amount: '23.60' }, '1203.60', ['01', '2', 23_60, 1203_60]],
    [{ reason: '53', factor: '0.50', amount: '5.90' }, '1185.90', ['03', '0.5', 5_90, 1185_90]],
  ] as const)('of charge %j is read', (stated, total, [regime, percent, amount, toCollect]) => {
    const { perception } = readWritten({ ...factura, more: charge(stated) + withPerception(total) })
    expect(perception).toEqual({ regime, percent, amount, currency: 'PEN', toCollect })
  })

  it('adds up to the total to collect where the voucher does not state it', () => {
    const more = charge({ reason: '51', factor: '0.02', amount: '23.60' })
    expect(readWritten({ ...factura, more }).perception?.toCollect).toBe(1203_60)
    expect(readWritten({ ...factura, more, currency: 'USD' }).perception?.toCollect).toBeNull()
  })

  it('is a total of its own in UBL 2.0', () => {
    const additional = `<sac:AdditionalMonetaryTotal><cbc:ID schemeID="01">2001</cbc:ID>${money('PayableAmount', '23.60')}<sac:TotalAmount currencyID="PEN">1203.60</sac:TotalAmount></sac:AdditionalMonetaryTotal>`
    const { perception } = readWritten({ ...factura, version: '2.0', additional })
    expect(perception).toEqual({ regime: '01', percent: '2', amount: 23_60, currency: 'PEN', toCollect: 1203_60 })
  })

  it('is neither another charge nor one of a line', () => {
    expect(
      readWritten({ ...factura, more: charge({ reason: '46', factor: '0.10', amount: '100.00' }) }).perception,
    ).toBe(null)
    expect(readWritten(factura).perception).toBeNull()
  })

  const perceived = charge({ reason: '51', factor: '0.02', amount: '23.60' })
  it.each([
    ['paid at once', perceived + paid('Contado'), 23_60],
    ['sold on credit', perceived + paid('Credito'), undefined],
    ['without terms of payment', perceived, undefined],
    [
      'in dollars',
      charge({ reason: '51', factor: '0.02', amount: '6.30', currency: 'USD' }) + paid('Contado'),
      undefined,
    ],
  ])('of a factura %s is collected or not', (_, more, amount) => {
    expect(collectedPerception(readWritten({ ...factura, more }))?.amount).toBe(amount)
  })
})

describe('the total of a factura whose amount to pay has the perception in it', () => {
  const perceived = charge({ reason: '51', factor: '0.02', amount: '23.60' })
  const read = (facts: Partial<WrittenVoucher>, more = perceived) => readWritten({ ...factura, ...facts, more })

  it('is without it, in purchase and sale, and the print shows it once', () => {
    const voucher = read({ payable: '1203.60' })
    expect(voucher).toMatchObject({ payable: 1180_00, remainder: 0, perception: { amount: 23_60, toCollect: 1203_60 } })
    expect(purchaseAmountsOf(voucher)).toMatchObject({ total: 1180_00, otherCharges: 0 })
    expect(saleAmountsOf(voucher)).toMatchObject({ total: 1180_00, otherTaxes: 0 })
    expect(printVoucher(voucher).totals.slice(2)).toEqual([
      { label: 'Importe total', value: 'S/\u00a01,180.00' },
      { label: 'Percepción (2 %)', value: 'S/\u00a023.60' },
      { label: 'Total a cobrar', value: 'S/\u00a01,203.60' },
    ])
  })

  it('is without it beside an ISC', () => {
    // (1,000 + 200 of ISC) × 18 % = 216; 1,416.00 and a perception of 28.32.
    const voucher = read(
      {
        taxes: [
          { scheme: '1000', base: '1000.00', tax: '216.00' },
          { scheme: '2000', base: '1000.00', tax: '200.00' },
        ],
        payable: '1444.32',
      },
      charge({ reason: '51', factor: '0.02', amount: '28.32' }),
    )
    expect(voucher).toMatchObject({ payable: 1416_00, remainder: 0 })
    expect(purchaseAmountsOf(voucher)).toMatchObject({ taxableDg: 1200_00, otherCharges: 0 })
  })

  it.each([
    ['beside it', '1180.00', perceived, 1180_00],
    [
      'in another currency',
      '1203.60',
      charge({ reason: '51', factor: '0.02', amount: '23.60', currency: 'USD' }),
      1203_60,
    ],
    ['that explains nothing', '1300.00', perceived, 1300_00],
  ])('stays as it is with a perception %s', (_what, payable, more, expected) => {
    expect(read({ payable }, more).payable).toBe(expected)
  })
})

describe('a printed factura', () => {
  it('shows its perception and the total to collect behind its total', () => {
    const more = charge({ reason: '51', factor: '0.02', amount: '23.60' }) + withPerception('1203.60')
    expect(printVoucher(readWritten({ ...factura, more })).totals).toEqual([
      { label: 'Op. gravada', value: 'S/\u00a01,000.00' },
      { label: 'IGV (18 %)', value: 'S/\u00a0180.00' },
      { label: 'Importe total', value: 'S/\u00a01,180.00' },
      { label: 'Percepción (2 %)', value: 'S/\u00a023.60' },
      { label: 'Total a cobrar', value: 'S/\u00a01,203.60' },
    ])
  })

  it('shows the retention that its customer makes, and what is left', () => {
    // 3 % of 1,180.00 = 35.40; 1,180.00 − 35.40 = 1,144.60.
    const more = charge({ reason: '62', factor: '0.03', amount: '35.40' })
    expect(printVoucher(readWritten({ ...factura, operation: '0101', more })).totals.slice(2)).toEqual([
      { label: 'Importe total', value: 'S/\u00a01,180.00' },
      { label: 'Retención (3 %)', value: 'S/\u00a0\u221235.40' },
      { label: 'Neto a cobrar', value: 'S/\u00a01,144.60' },
    ])
  })
})
