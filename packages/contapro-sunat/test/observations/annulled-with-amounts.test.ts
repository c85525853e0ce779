import { describe, expect, it } from 'vitest'
import { isAnnulled } from '../../src/index.ts'
import { amounts, aPurchase, codesOf } from './a-purchase.ts'
import { saleAmounts, saleCodesOf } from './a-sale.ts'

const found = ['ANNULLED_WITH_AMOUNTS']

/** Est. Comp. of SUNAT's table 14. Decision 55; R.S. 112-2021, Anexo 3: RVIE has an annulled voucher with 0.00. */
const states = [
  ['1, active', '1', []],
  ['2, baja', '2', found],
  ['3, reverted', '3', found],
  ['4, annulled', '4', found],
  ['5, authorised', '5', []],
  ['6, not authorised', '6', found],
  ['none, as in an XML', '', []],
] as const

describe('a voucher with amounts and the state', () => {
  it.each(states)('%s, as a purchase', (_, state, codes) => {
    expect(codesOf(aPurchase({ isAnnulled: isAnnulled(state) }))).toEqual(codes)
  })

  it.each(states)('%s, as a sale', (_, state, codes) => {
    expect(saleCodesOf({ isAnnulled: isAnnulled(state) })).toEqual(codes)
  })
})

describe('an annulled voucher', () => {
  it('without amounts has no advice', () => {
    expect(codesOf(aPurchase({ isAnnulled: true, amounts: amounts(0, 0) }))).toEqual([])
    expect(saleCodesOf({ isAnnulled: true, amounts: saleAmounts({}) })).toEqual([])
  })

  it('with an amount in any column has the advice, also if its total is zero', () => {
    expect(codesOf(aPurchase({ isAnnulled: true, amounts: amounts(0, 0, { untaxed: 1, total: 0 }) }))).toContain(
      found[0],
    )
    expect(saleCodesOf({ isAnnulled: true, amounts: saleAmounts({ exonerated: 1 }) })).toEqual(found)
  })

  it('has the advice for a negative amount, as of a credit note', () => {
    expect(saleCodesOf({ type: '07', isAnnulled: true, amounts: saleAmounts({ total: -118_00 }) })).toEqual(found)
  })
})
