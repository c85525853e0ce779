import {
  type Centimos,
  centimos,
  countsAsCredit,
  igvSummary,
  multiplyByRate,
  purchaseTreatment,
  rateOf,
  sumCentimos,
  toDecimalText,
} from '@contapro/sunat'
import { registerKey, type PurchaseRow, type SaleRow, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { bytesOf, documents, expected, files, purchases, rowsOf, sales } from './sample-month.ts'

const rce = purchases(await rowsOf(bytesOf(`${files.rceProposal}.txt`)))
const rvie = sales(await rowsOf(bytesOf(`${files.rvieProposal}.txt`)))

function treated(row: PurchaseRow) {
  return purchaseTreatment({
    type: row.type,
    issuedOn: row.issuedOn,
    period: row.period,
    state: row.state,
    addresseeRuc: null,
    ownRuc: row.ownerRuc,
    decision: null,
  })
}

function sum<Row>(rows: readonly Row[], amount: (row: Row) => number): Centimos {
  return sumCentimos(rows.map((row) => centimos(amount(row))))
}

/** A PDT 621 box: whole soles, half up by size. */
function soles(amount: Centimos): number {
  return Math.sign(amount) * Math.floor((Math.abs(amount) + 50) / 100)
}

/** The tax of a box is reckoned from its rounded base (domain notes, section 7). */
function taxOfBox(base: number, rate: string): number {
  return soles(multiplyByRate(centimos(base * 100), rate))
}

describe('the IGV of the sample month, before any observation rule', () => {
  const withCredit = rce.filter((row) => countsAsCredit(row.type, treated(row)))
  const salesIgv = sum(rvie, (row) => row.amounts.igv + row.amounts.igvDiscount)
  // Without a prorrata coefficient the IGV of DGNG counts whole (decisions 23).
  const purchaseIgv = sum(withCredit, (row) => row.amounts.igvDg + row.amounts.igvDgng)

  it('is 2,189.40 of sales, 2,091.43 of purchases and 97.97 to pay', () => {
    const nothing = { previousBalance: centimos(0), showPreviousBalance: false }
    const { payable } = igvSummary({ salesIgv, purchaseIgv, ...nothing })
    expect([salesIgv, purchaseIgv, payable].map(toDecimalText)).toEqual(['2189.40', '2091.43', '97.97'])
  })

  it('leaves out the boleta and the voucher over twelve months, which stay deductible', () => {
    const without = rce.filter((row) => treated(row).credit === 'no')
    expect(without.map((row) => [voucherCode(registerKey(row)), treated(row).creditReasons])).toEqual([
      ['20990000035-03-B001-77', ['TYPE_WITHOUT_CREDIT']],
      ['20990000051-01-F001-3', ['OVER_TWELVE_MONTHS']],
    ])
    expect(rce.map((row) => treated(row).status)).toEqual(rce.map(() => 'gasto deducible'))
  })
})

function box(number: string): number | undefined {
  return expected.pdt621[number]
}

function isReduced(taxable: Centimos, igv: Centimos, row: PurchaseRow | SaleRow): boolean {
  return ['10', '10.5'].includes(rateOf(taxable, igv, row.issuedOn))
}

describe('the boxes of PDT 621 that the registers and vouchers give', () => {
  const reducedSales = rvie.filter((row) => isReduced(row.amounts.taxable, row.amounts.igv, row))
  const generalSales = rvie.filter((row) => !reducedSales.includes(row))
  const credited = rce.filter((row) => treated(row).credit === 'yes')
  const reducedPurchases = credited.filter((row) => isReduced(row.amounts.taxableDg, row.amounts.igvDg, row))
  const generalPurchases = credited.filter((row) => !reducedPurchases.includes(row))

  it('state the sales: 100 to 106, 154 and 155, and the debit 131', () => {
    const base = soles(sum(generalSales, (row) => row.amounts.taxable))
    const discount = soles(sum(rvie, (row) => 0 - row.amounts.taxableDiscount))
    const reduced = soles(sum(reducedSales, (row) => row.amounts.taxable))
    const found = {
      '100': base,
      '101': taxOfBox(base, '0.18'),
      '102': discount,
      '103': taxOfBox(discount, '0.18'),
      '154': reduced,
      '155': taxOfBox(reduced, '0.105'),
      '105': soles(sum(rvie, (row) => row.amounts.exonerated + row.amounts.unaffected)),
      '106': soles(sum(rvie, (row) => row.amounts.exportValue)),
    }
    for (const [number, value] of Object.entries(found)) expect([number, value]).toEqual([number, box(number)])
    expect(found['101'] + found['155'] - found['103']).toBe(box('131'))
  })

  it('state the purchases: 107, 108, 110, 120, 156 and 157, and the credit 178 and balance 140 without mixed ones', () => {
    const base = soles(sum(generalPurchases, (row) => row.amounts.taxableDg))
    const reduced = soles(sum(reducedPurchases, (row) => row.amounts.taxableDg))
    const found = {
      '107': base,
      '108': taxOfBox(base, '0.18'),
      '156': reduced,
      '157': taxOfBox(reduced, '0.105'),
      '110': soles(sum(credited, (row) => row.amounts.taxableDgng)),
      '120': soles(sum(rce, (row) => row.amounts.untaxed)),
    }
    for (const [number, value] of Object.entries(found)) expect([number, value]).toEqual([number, box(number)])
    expect(found['108'] + found['157']).toBe(box('178_sin_mixtas'))
    expect((box('131') ?? 0) - found['108'] - found['157']).toBe(box('140_sin_mixtas'))
  })

  it('state what was perceived and retained from the company: 171 and 179', () => {
    const suffered = [...documents().values()].filter(
      (document) => document.kind === 'withholding' && document.receiver.document === expected.ruc,
    )
    const amountOf = (type: string) =>
      soles(
        sum(suffered, (document) => (document.kind === 'withholding' && document.type === type ? document.amount : 0)),
      )
    expect(amountOf('40')).toBe(box('171'))
    expect(amountOf('20')).toBe(box('179'))
  })
})
