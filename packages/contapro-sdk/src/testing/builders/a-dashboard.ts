import type { PurchaseDashboard, SalesDashboard } from '../../contract/contract.ts'

const noRates = {
  non_taxable_amount: '0.00',
  igv_10_taxable_amount: '0.00',
  igv_10_amount: '0.00',
  igv_10_label: 'IGV 10%',
  igv_18_taxable_amount: '0.00',
  igv_18_amount: '0.00',
  ivap_taxable_amount: '0.00',
  ivap_amount: '0.00',
} as const

/** Purchases of a period; an empty one unless facts are given. */
export function aPurchaseDashboard(facts: Partial<PurchaseDashboard> = {}): PurchaseDashboard {
  return {
    ...noRates,
    total_importe_total: '0.00',
    total_cpes_count: 0,
    downloadable_cpes_count: 0,
    deductible_count: 0,
    not_deductible_count: 0,
    observed_count: 0,
    rce_cpes_count: 0,
    rce_whole_cpes_count: 0,
    observed_by_reason: [],
    porcentage_previous_month: { porcentage_total_purchases: null, porcentage_cps_count: null },
    ...facts,
  }
}

/** Sales of a period; an empty one unless facts are given. */
export function aSalesDashboard(facts: Partial<SalesDashboard> = {}): SalesDashboard {
  return {
    ...noRates,
    total_count_fa: 0,
    total_count_bv: 0,
    total_count_nc: 0,
    total_count_nd: 0,
    total_count_other_codes: 0,
    total_amount_fa: '0.00',
    total_amount_bv: '0.00',
    total_amount_nc: '0.00',
    total_amount_nd: '0.00',
    total_amount_other_codes: '0.00',
    total_importe_total: '0.00',
    total_cpes_count: 0,
    porcentage_previous_month: { porcentage_total_sales: null, porcentage_cps_count: null },
    ...facts,
  }
}
