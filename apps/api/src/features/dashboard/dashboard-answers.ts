import { type Centimos, isCreditNote, toDecimalText } from '@contapro/sunat'
import { isObservationCode, type ObservationCode, observationRules } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { toInterruptedCarry } from '../../vouchers/boxes/interrupted-carry.ts'
import type { Figure } from '../../vouchers/figures/period-figures.store.ts'
import { type RateAmounts, rateAmounts } from '../../vouchers/figures/rate-amounts.ts'
import { countVouchers, sumAmount } from '../../vouchers/figures/sum-figures.ts'
import { debitNoteTypes } from '../../vouchers/figures/voucher-figure.ts'
import type { DashboardFigures, RceCounts } from './get-dashboard.ts'
import type { MonthTotal } from './get-history.ts'
import type { TotalAmount } from './get-total-amount.ts'
import { percentChange } from './percent-change.ts'

export function toTotalAmount({ igv, loaded }: TotalAmount): Contract<'total-amount'> {
  const { saleVouchers = 0, purchaseVouchers = 0, creditVouchers = 0, movedVouchers = 0 } = loaded ?? {}
  return {
    total_amount_igv_sales: toDecimalText(igv.salesIgv),
    total_amount_igv_purchase: toDecimalText(igv.purchaseIgv),
    total_amount_igv_total: toDecimalText(igv.net),
    sum_positive_balance: toDecimalText(igv.previousBalance),
    flag_show_positive_balance: igv.showPreviousBalance,
    positive_balance_period: igv.balancePeriod ?? null,
    received_credit_notes_amount: toDecimalText(igv.receivedIgv),
    left_credit_notes_amount: toDecimalText(igv.leftIgv),
    interrupted_carry: toInterruptedCarry(igv.interrupted),
    total_cpes_count: saleVouchers + purchaseVouchers,
    sales_cpes_count: saleVouchers,
    purchase_credit_cpes_count: creditVouchers,
    moved_credit_cpes_count: movedVouchers,
    moved_credit_amount: toDecimalText(igv.movedIgv),
    total_amount: loaded ? toDecimalText(loaded.purchaseTotal) : '0.00',
    flag_prorrata_missing: igv.isProrrataMissing,
    missing_exchange_rate_count: loaded?.missingExchangeRates ?? 0,
    missing_exchange_rate_sales_count: loaded?.missingSalesRates ?? 0,
  }
}

export function toPurchaseDashboard({
  current,
  previous,
  rce,
}: DashboardFigures & { readonly rce: RceCounts }): Contract<'purchase-dashboard'> {
  const withStatus = (status: Figure['status']): Figure[] => current.filter((f) => f.status === status)
  const observed = withStatus('observado')
  const change = changeOf({ current, previous })
  return {
    ...toRateAmounts(rateAmounts(current)),
    total_importe_total: totalOf(current),
    total_cpes_count: countVouchers(current),
    downloadable_cpes_count: countVouchers(current.filter((f) => f.hasFile)),
    deductible_count: countVouchers(withStatus('gasto deducible')),
    not_deductible_count: countVouchers(withStatus('gasto no deducible')),
    observed_count: countVouchers(observed),
    rce_cpes_count: rce.credited,
    rce_whole_cpes_count: rce.whole,
    observed_by_reason: toReasons(observed),
    porcentage_previous_month: { porcentage_total_purchases: change.total, porcentage_cps_count: change.count },
  }
}

/** By the first rule that doubts a voucher, so that the parts add up; rules that nobody knows any more have neither code nor name. */
function toReasons(observed: readonly Figure[]): Contract<'purchase-dashboard'>['observed_by_reason'] {
  const byCode = new Map<ObservationCode | null, Figure[]>()
  for (const figure of observed) {
    const code = isObservationCode(figure.reason) ? figure.reason : null
    byCode.set(code, [...(byCode.get(code) ?? []), figure])
  }
  return [...byCode]
    .toSorted(([, a], [, b]) => amountOf(b) - amountOf(a))
    .map(([code, figures]) => ({
      code,
      name: code && observationRules[code].name,
      totalValue: countVouchers(figures),
      amount: totalOf(figures),
    }))
}

export function toSalesDashboard({ current, previous }: DashboardFigures): Contract<'sales-dashboard'> {
  const invoices = current.filter((f) => f.type === '01')
  const receipts = current.filter((f) => f.type === '03')
  const creditNotes = current.filter((f) => isCreditNote(f.type))
  const debitNotes = current.filter((f) => debitNoteTypes.includes(f.type))
  const named = new Set([...invoices, ...receipts, ...creditNotes, ...debitNotes])
  const others = current.filter((f) => !named.has(f))
  const change = changeOf({ current, previous })
  return {
    ...toRateAmounts(rateAmounts(current)),
    total_count_fa: countVouchers(invoices),
    total_count_bv: countVouchers(receipts),
    total_count_nc: countVouchers(creditNotes),
    total_count_nd: countVouchers(debitNotes),
    total_count_other_codes: countVouchers(others),
    total_amount_fa: totalOf(invoices),
    total_amount_bv: totalOf(receipts),
    total_amount_nc: totalOf(creditNotes),
    total_amount_nd: totalOf(debitNotes),
    total_amount_other_codes: totalOf(others),
    total_importe_total: totalOf(current),
    total_cpes_count: countVouchers(current),
    porcentage_previous_month: { porcentage_total_sales: change.total, porcentage_cps_count: change.count },
  }
}

export function toHistory(months: readonly MonthTotal[]): Contract<'history'> {
  const history = months.map(({ period, total, vouchers }) => [
    period,
    { total_importe_total: toDecimalText(total), total_cpes_count: vouchers },
  ])
  return { history: Object.fromEntries(history) }
}

export function toRateAmounts(amounts: RateAmounts): Contract<'rate-amounts'> {
  return {
    non_taxable_amount: toDecimalText(amounts.nonTaxable),
    igv_10_taxable_amount: toDecimalText(amounts.reducedTaxable),
    igv_10_amount: toDecimalText(amounts.reducedIgv),
    igv_10_label: amounts.reducedLabel,
    igv_18_taxable_amount: toDecimalText(amounts.generalTaxable),
    igv_18_amount: toDecimalText(amounts.generalIgv),
    ivap_taxable_amount: toDecimalText(amounts.ivapTaxable),
    ivap_amount: toDecimalText(amounts.ivap),
  }
}

const amountOf = (figures: readonly Figure[]): Centimos => sumAmount(figures, (f) => f.total)

const totalOf = (figures: readonly Figure[]): string => toDecimalText(amountOf(figures))

function changeOf({ current, previous }: DashboardFigures): { total: number | null; count: number | null } {
  return {
    total: percentChange(amountOf(current), amountOf(previous)),
    count: percentChange(countVouchers(current), countVouchers(previous)),
  }
}
