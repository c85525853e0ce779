import type { TotalAmount } from '@contapro/sdk'
import { describe, expect, test } from 'vitest'
import { igvEquation } from './igv-equation.ts'

const total = (facts: Partial<TotalAmount>): TotalAmount => ({
  total_amount_igv_sales: '0.00',
  total_amount_igv_purchase: '0.00',
  total_amount_igv_total: '0.00',
  sum_positive_balance: '0.00',
  flag_show_positive_balance: false,
  positive_balance_period: null,
  received_credit_notes_amount: '0.00',
  left_credit_notes_amount: '0.00',
  total_cpes_count: 0,
  sales_cpes_count: 0,
  purchase_credit_cpes_count: 0,
  moved_credit_cpes_count: 0,
  moved_credit_amount: '0.00',
  total_amount: '0.00',
  flag_prorrata_missing: false,
  missing_exchange_rate_count: 0,
  missing_exchange_rate_sales_count: 0,
  ...facts,
})

describe('the IGV equation', () => {
  test('splits the IGV of sales into purchases, previous balance and what is to be paid', () => {
    const equation = igvEquation(
      total({
        total_amount_igv_sales: '48762.30',
        total_amount_igv_purchase: '31204.18',
        total_amount_igv_total: '15243.12',
        sum_positive_balance: '2315.00',
        flag_show_positive_balance: true,
      }),
    )
    expect(equation.result).toEqual({ kind: 'payable', amount: 1524312 })
    expect(equation.whole).toBe(4876230)
    expect(equation.bars).toEqual([
      [
        { part: 'purchases', amount: 3120418 },
        { part: 'balance', amount: 231500 },
        { part: 'payable', amount: 1524312 },
      ],
    ])
  })

  test('shows a negative net as a balance in favour, with the credits above and their use below', () => {
    const equation = igvEquation(
      total({
        total_amount_igv_sales: '21480.20',
        total_amount_igv_purchase: '26912.55',
        total_amount_igv_total: '-6672.35',
        sum_positive_balance: '1240.00',
        flag_show_positive_balance: true,
      }),
    )
    expect(equation.result).toEqual({ kind: 'favour', amount: 667235 })
    expect(equation.whole).toBe(2815255)
    expect(equation.bars).toEqual([
      [
        { part: 'purchases', amount: 2691255 },
        { part: 'balance', amount: 124000 },
      ],
      [
        { part: 'sales', amount: 2148020 },
        { part: 'favour', amount: 667235 },
      ],
    ])
  })

  test('leaves a previous balance out unless the period is flagged to show it', () => {
    const equation = igvEquation(total({ sum_positive_balance: '2315.00', flag_show_positive_balance: false }))
    expect(equation.previousBalance).toBeUndefined()
  })

  test('draws nothing for a part at zero or below', () => {
    const equation = igvEquation(
      total({
        total_amount_igv_sales: '100.00',
        total_amount_igv_purchase: '-20.00',
        total_amount_igv_total: '120.00',
      }),
    )
    expect(equation.bars).toEqual([[{ part: 'payable', amount: 12000 }]])
  })

  test('refuses a text that is not money instead of showing zero', () => {
    expect(() => igvEquation(total({ total_amount_igv_sales: '1,5' }))).toThrow(RangeError)
  })
})
