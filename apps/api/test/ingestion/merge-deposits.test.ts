import { type CivilDate, centimos } from '@contapro/sunat'
import { describe, expect, it } from 'vitest'
import { mergeDeposits } from '../../src/vouchers/merge/compare-deposits.ts'
import type { StoredDeposit } from '../../src/vouchers/rows/stored-deposit.ts'

const deposit: StoredDeposit = {
  receiptNumber: '9',
  operation: 'COMPRA',
  voucherCode: '20990000027-01-F001-1',
  period: '202608',
  namedPeriod: '202608',
  paidOn: '2026-08-20' as CivilDate,
  timeOfPayment: null,
  amount: centimos(50_00),
  voucherType: '01',
  series: 'F001',
  number: '1',
  supplierRuc: '20990000027',
  supplierName: 'PROVEEDOR',
  customerDocumentType: '6',
  customerDocument: '20990000019',
  customerName: 'EMPRESA',
  accountType: 'D',
  account: '00000000001',
  goodCode: '022',
  operationCode: '01',
  paymentNumber: '',
  setAside: null,
}
const SIXTY = centimos(60_00)
const withoutVoucher = { voucherCode: null, voucherType: '', series: '', number: '' }

describe('of two reports about one receipt', () => {
  // Decision 54; reports have no date, and some leave the voucher or the time out.
  it.each([
    ['the later one', deposit, { amount: SIXTY }, { amount: 60_00, others: [{ amount: 50_00 }] }],
    [
      'the one with the voucher',
      deposit,
      { ...withoutVoucher, amount: SIXTY },
      { amount: 50_00, others: [{ amount: 60_00 }] },
    ],
    [
      'the one with the time',
      { ...deposit, timeOfPayment: '10:42:18' },
      { amount: SIXTY },
      { amount: 50_00, others: [{ amount: 60_00 }] },
    ],
    [
      'the later one, without a difference where a report leaves something out',
      { ...deposit, ...withoutVoucher },
      {},
      { amount: 50_00, others: [] },
    ],
    [
      'the later one, without a difference in names',
      deposit,
      { supplierName: 'PROVEEDOR S.A.C.' },
      { amount: 50_00, others: [] },
    ],
  ])('counts %s', (_, known, facts, { amount, others }) => {
    const counting = mergeDeposits(known, { ...deposit, ...facts })
    expect(counting.amount).toBe(amount)
    expect(counting.setAside ?? []).toEqual(others.map((stated) => ({ stated: expect.objectContaining(stated) })))
  })

  it('returns the known one if nothing changes, also among several', () => {
    expect(mergeDeposits(deposit, { ...deposit })).toBe(deposit)
    const merged = mergeDeposits(deposit, { ...deposit, amount: SIXTY })
    expect(mergeDeposits(merged, { ...deposit, amount: SIXTY })).toBe(merged)
  })

  it('forgets what counts again', () => {
    const reports = [deposit, { ...deposit, amount: SIXTY }, deposit]
    expect(reports.reduce(mergeDeposits)).toMatchObject({ amount: 50_00, setAside: [{ stated: { amount: 60_00 } }] })
  })
})
