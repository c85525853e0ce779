import type { TotalAmount } from '../../contract/contract.ts'

/** The IGV of the sample month: sales 2,189.40, purchases 2,091.43, to pay 97.97 (decisions, last table). */
export function aTotalAmount(facts: Partial<TotalAmount> = {}): TotalAmount {
  return {
    total_amount_igv_sales: '2189.40',
    total_amount_igv_purchase: '2091.43',
    total_amount_igv_total: '97.97',
    sum_positive_balance: '0.00',
    flag_show_positive_balance: false,
    positive_balance_period: null,
    received_credit_notes_amount: '0.00',
    left_credit_notes_amount: '0.00',
    total_cpes_count: 21,
    sales_cpes_count: 9,
    purchase_credit_cpes_count: 10,
    moved_credit_cpes_count: 0,
    moved_credit_amount: '0.00',
    total_amount: '14810.00',
    flag_prorrata_missing: false,
    missing_exchange_rate_count: 0,
    missing_exchange_rate_sales_count: 0,
    ...facts,
  }
}
