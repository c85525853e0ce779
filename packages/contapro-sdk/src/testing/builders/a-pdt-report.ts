import type { Pdt621, Pdt621Box, PdtReport } from '../../contract/contract.ts'

/** Purchases of the sample month as the Informe PDT shows them. */
export function aPdtReport(facts: Partial<PdtReport> = {}): PdtReport {
  return {
    operation_type: 'COMPRA',
    non_taxable_amount: '909.00',
    igv_10_taxable_amount: '200.00',
    igv_10_amount: '21.00',
    igv_10_label: 'IGV 10.5%',
    igv_18_taxable_amount: '11502.37',
    igv_18_amount: '2070.43',
    ivap_taxable_amount: '0.00',
    ivap_amount: '0.00',
    total_cpes_count: 12,
    perceptions_count: 1,
    total_amount_perceptions: '23.60',
    retentions_count: 1,
    total_amount_retentions: '354.00',
    ...facts,
  }
}

/** A box of vouchers: 107 of the sample month. */
export function aPdt621Box(facts: Partial<Pdt621Box> = {}): Pdt621Box {
  return {
    box: '107',
    section: 'compras',
    label: 'Compras netas nacionales destinadas a ventas gravadas exclusivamente',
    base_box: null,
    formula: null,
    sum: '10002.37',
    received_amount: '0.00',
    left_amount: '0.00',
    flag_stated: false,
    stated_entry: null,
    value: 10_002,
    difference: '-0.37',
    vouchers_count: 8,
    vouchers_address: '/app/internal/dashboard/pdt-621/vouchers?box=107',
    ...facts,
  }
}

/** The form with one box, unless others are given. */
export function aPdt621(facts: Partial<Pdt621> = {}): Pdt621 {
  return {
    tax_period: '202608',
    boxes: [aPdt621Box()],
    positive_balance_period: null,
    positive_balance_amount: '0.00',
    positive_balance_rounding: '0.00',
    prorrata_coefficient: null,
    flag_prorrata_missing: false,
    ...facts,
  }
}
