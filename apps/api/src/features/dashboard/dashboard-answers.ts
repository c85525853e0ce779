import { type Centimos, isCreditNote, toDecimalText } from '@contapro/sunat'
import { isObservationCode, type ObservationCode, observationRules } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { Figure } from '../../vouchers/figures/period-figures.store.ts'
import { rateAmounts, toRateAmounts } from '../../vouchers/figures/rate-amounts.ts'
import { countVouchers, sumAmount } from '../../vouchers/figures/sum-figures.ts'
import { debitNoteTypes } from '../../vouchers/figures/voucher-figure.ts'
import type { DashboardFigures, RceCounts } from './get-dashboard.ts'
import type { MonthTotal } from './get-history.ts'
import { percentChange } from './percent-change.ts'

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

const amountOf = (figures: readonly Figure[]): Centimos => sumAmount(figures, (f) => f.total)

const totalOf = (figures: readonly Figure[]): string => toDecimalText(amountOf(figures))

function changeOf({ current, previous }: DashboardFigures): { total: number | null; count: number | null } {
  return {
    total: percentChange(amountOf(current), amountOf(previous)),
    count: percentChange(countVouchers(current), countVouchers(previous)),
  }
}
