import { pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { describe, expect, test } from 'vitest'
import { countFilled, filledCountOf, filledCounts } from '../../src/vouchers/figures/filled-amounts.ts'
import { noSaleColumns } from '../../src/vouchers/rows/amount-columns.ts'

describe('the vouchers that the figures count by their amounts', () => {
  test('are there for every box of Formulario 621', () => {
    for (const { amounts } of pdt621VoucherBoxes) expect(filledCounts).toContain(filledCountOf(amounts))
  })

  test('count where an amount is not 0, and no more where two cancel each other', () => {
    const counts = filledCounts.map(() => 0)
    const count = (name: (typeof filledCounts)[number]) => counts[filledCounts.indexOf(name)]
    const noIsc = { iscBeside: 0, iscBesideOther: 0 }
    const sale = { ...noSaleColumns, ...noIsc, taxable: 100_00, taxableDiscount: -100_00, unaffected: 5_00 }
    countFilled(counts, sale, 1)
    countFilled(counts, sale, 1)
    expect([count('withTaxable'), count('withTaxableDiscount'), count('withNetTaxable')]).toEqual([2, 2, 0])
    expect([count('withUntaxedSale'), count('withIgv')]).toEqual([2, 0])
    countFilled(counts, sale, -1)
    expect([count('withTaxable'), count('withUntaxedSale')]).toEqual([1, 1])
  })

  test('of amounts that nobody counts are asked for in vain', () => {
    expect(() => filledCountOf(['total'])).toThrow('add it to filledAmounts')
  })
})
