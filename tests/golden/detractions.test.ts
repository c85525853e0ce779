import {
  centimos,
  type CivilDate,
  detractionDue,
  detractionRates,
  findWithholdingRegime,
  sumCentimos,
  toDecimalText,
} from '@contapro/sunat'
import { depositVoucherCode } from '@contapro/sunat/deposits'
import { registerKey, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { bytesOf, deposits, documents, expected, files, purchases, rowsOf } from './sample-month.ts'

const rce = purchases(await rowsOf(bytesOf(`${files.rceProposal}.txt`)))
const made = await deposits()
const xml = documents()

const subject = rce.filter((row) => row.hasDetraction)
const codesOf = (rows: typeof rce): string[] => rows.map((row) => voucherCode(registerKey(row)))

describe('the detractions of the sample month', () => {
  it('are one of its purchases: 12 % of 5,900.00, which is 708.00', () => {
    expect(codesOf(subject)).toEqual(['20990000043-01-E001-12'])
    const document = xml.get('20990000043-01-E001-12.xml')
    const stated = document?.kind === 'voucher' ? document.detraction : null
    const voucher = {
      total: subject[0]?.amounts.total ?? centimos(0),
      issuedOn: subject[0]?.issuedOn ?? ('' as CivilDate),
    }
    const nothing = { code: null, amount: null, percent: null }
    expect(stated && detractionDue(stated, voucher, detractionRates)).toBe(708_00)
    expect(stated && detractionDue({ ...nothing, percent: stated.percent }, voucher, [])).toBe(708_00)
    expect(stated && detractionDue({ ...nothing, code: stated.code }, voucher, detractionRates)).toBe(708_00)
    // The register only marks it.
    expect(detractionDue(nothing, voucher, detractionRates)).toBeNull()
  })

  it('are deposited whole by the company, and nothing is owed', () => {
    const ownDeposits = made.filter((deposit) => deposit.customerDocument === expected.ruc)
    expect(ownDeposits.map((deposit) => [depositVoucherCode(deposit), deposit.amount, deposit.paidOn])).toEqual([
      ['20990000043-01-E001-12', 708_00, '2026-08-20'],
    ])
    const paid = new Set(ownDeposits.map(depositVoucherCode))
    expect(codesOf(subject).filter((code) => !paid.has(code))).toEqual([])
  })

  it('have beside them the deposit of 283.00 that a customer made into the account of the company', () => {
    const ofSales = made.filter((deposit) => deposit.supplierRuc === expected.ruc)
    expect(ofSales.map((deposit) => [depositVoucherCode(deposit), deposit.amount])).toEqual([
      ['20990000019-01-E001-1033', 283_00],
    ])
  })
})

describe('what was perceived and retained from the company', () => {
  it.each([
    {
      kind: 'perception',
      type: '40',
      box: '171',
      code: '20990000027-40-P001-21',
      amount: '23.60',
      regime: 'Percepción venta interna',
    },
    {
      kind: 'retention',
      type: '20',
      box: '179',
      code: '20990000078-20-R001-9',
      amount: '354.00',
      regime: 'Retención tasa 3 %',
    },
  ] as const)('is one $kind (CPE $type), of box $box', ({ kind, type, box, code, amount, regime }) => {
    const suffered = [...xml.values()].flatMap((document) =>
      document.kind === 'withholding' && document.type === type && document.receiver.document === expected.ruc
        ? [document]
        : [],
    )
    expect(suffered.map((d) => `${d.agent.document}-${d.type}-${d.series}-${d.number}`)).toEqual([code])
    expect(suffered.map((document) => findWithholdingRegime(kind, document.regime)?.name)).toEqual([regime])
    const total = sumCentimos(suffered.map((document) => document.amount))
    expect(toDecimalText(total)).toBe(amount)
    expect(Math.round(total / 100)).toBe(expected.pdt621[box])
  })
})
