import {
  addCentimos,
  type Centimos,
  parseCentimos,
  reducedIgvRates,
  sumCentimos,
  toDecimalText,
  zeroCentimos,
} from '@contapro/sunat'
import type { PurchaseDashboard, SalesDashboard, TotalAmount, VoucherList } from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import { aPurchaseDashboard, aSalesDashboard } from './builders/a-dashboard.ts'
import { aTotalAmount } from './builders/a-total-amount.ts'
import { ruleName } from './mock-rules.ts'
import { isCredited } from './moved-credit.ts'

/** The vouchers of a month and of the one before. */
export interface TwoMonths {
  readonly now: readonly MockVoucher[]
  readonly before: readonly MockVoucher[]
}

/** What the overview of a month is made of. */
export interface MonthOfVouchers {
  readonly sales: readonly MockVoucher[]
  readonly purchases: readonly MockVoucher[]
  /** Purchases of other registers whose credit is given in the month. */
  readonly moved: readonly MockVoucher[]
}

/** The overview card of a month. */
export function totalAmountOf({ sales, purchases, moved }: MonthOfVouchers): TotalAmount {
  const salesIgv = sumOf(sales, 'igv_credit_amount')
  const movedIgv = sumOf(moved, 'igv_amount')
  const purchaseIgv = addCentimos(sumOf(purchases, 'igv_credit_amount'), movedIgv)
  return aTotalAmount({
    total_amount_igv_sales: toDecimalText(salesIgv),
    total_amount_igv_purchase: toDecimalText(purchaseIgv),
    total_amount_igv_total: toDecimalText((salesIgv - purchaseIgv) as Centimos),
    total_cpes_count: sales.length + purchases.length,
    sales_cpes_count: sales.length,
    purchase_credit_cpes_count: purchases.filter(isCredited).length + moved.length,
    moved_credit_cpes_count: moved.length,
    moved_credit_amount: toDecimalText(movedIgv),
    total_amount: toDecimalText(sumOf(purchases, 'total_amount')),
    missing_exchange_rate_count: countWithoutSoles([...sales, ...purchases]),
    missing_exchange_rate_sales_count: countWithoutSoles(sales),
  })
}

const countWithoutSoles = (vouchers: readonly MockVoucher[]): number =>
  vouchers.filter((voucher) => voucher.flag_missing_exchange_rate).length

const countInSoles = (vouchers: readonly MockVoucher[]): number => vouchers.length - countWithoutSoles(vouchers)

/** The purchases tab of a month. `moved`: purchases of other registers whose credit is given in it. */
export function purchaseDashboardOf({ now, before }: TwoMonths, moved: readonly MockVoucher[] = []): PurchaseDashboard {
  const withStatus = (status: MockVoucher['status']): readonly MockVoucher[] =>
    now.filter((voucher) => voucher.status === status)
  return aPurchaseDashboard({
    ...ratesOf(now),
    total_importe_total: toDecimalText(sumOf(now, 'total_amount')),
    total_cpes_count: now.length,
    downloadable_cpes_count: now.filter(({ xml_cpe_link, img_cpe_link }) => xml_cpe_link ?? img_cpe_link).length,
    deductible_count: withStatus('gasto deducible').length,
    not_deductible_count: withStatus('gasto no deducible').length,
    observed_count: withStatus('observado').length,
    rce_cpes_count: countInSoles([...moved, ...now.filter(isCredited)]),
    rce_whole_cpes_count: countInSoles([...moved, ...now.filter(({ igv_credit }) => igv_credit !== 'later')]),
    observed_by_reason: reasonsOf(withStatus('observado')),
    porcentage_previous_month: {
      porcentage_total_purchases: changeOf(sumOf(now, 'total_amount'), sumOf(before, 'total_amount')),
      porcentage_cps_count: changeOf(now.length, before.length),
    },
  })
}

/** The sales tab of a month. */
export function salesDashboardOf({ now, before }: TwoMonths): SalesDashboard {
  const ofTypes = (types: readonly string[]): readonly MockVoucher[] => now.filter(({ type }) => types.includes(type))
  const [fa, bv, nc, nd] = [ofTypes(['01']), ofTypes(['03']), ofTypes(['07', '87', '97']), ofTypes(['08', '88', '98'])]
  const others = now.filter((voucher) => ![fa, bv, nc, nd].some((group) => group.includes(voucher)))
  const total = (vouchers: readonly MockVoucher[]): string => toDecimalText(sumOf(vouchers, 'total_amount'))
  return aSalesDashboard({
    ...ratesOf(now),
    total_count_fa: fa.length,
    total_count_bv: bv.length,
    total_count_nc: nc.length,
    total_count_nd: nd.length,
    total_count_other_codes: others.length,
    total_amount_fa: total(fa),
    total_amount_bv: total(bv),
    total_amount_nc: total(nc),
    total_amount_nd: total(nd),
    total_amount_other_codes: total(others),
    total_importe_total: total(now),
    total_cpes_count: now.length,
    porcentage_previous_month: {
      porcentage_total_sales: changeOf(sumOf(now, 'total_amount'), sumOf(before, 'total_amount')),
      porcentage_cps_count: changeOf(now.length, before.length),
    },
  })
}

/** The sums under a list; `moved` are the purchases of other registers that give their credit in its period. */
export function listSummaryOf(
  vouchers: readonly MockVoucher[],
  moved: readonly MockVoucher[],
): NonNullable<VoucherList['summary']> {
  const movedIgv = sumOf(moved, 'igv_amount')
  return {
    total_items: vouchers.length,
    taxable_amount: toDecimalText(sumOf(vouchers, 'taxable_amount')),
    igv_amount: toDecimalText(sumOf(vouchers, 'igv_amount')),
    igv_credit_amount: toDecimalText(addCentimos(sumOf(vouchers, 'igv_credit_amount'), movedIgv)),
    moved_credit_cpes_count: moved.length,
    moved_credit_amount: toDecimalText(movedIgv),
    total_amount: toDecimalText(sumOf(vouchers, 'total_amount')),
  }
}

type RateAmounts = Pick<
  PurchaseDashboard,
  | 'non_taxable_amount'
  | 'igv_10_taxable_amount'
  | 'igv_10_amount'
  | 'igv_18_taxable_amount'
  | 'igv_18_amount'
  | 'ivap_taxable_amount'
  | 'ivap_amount'
>

type AmountField = 'taxable_amount' | 'igv_amount' | 'non_taxable_amount' | 'total_amount' | 'igv_credit_amount'

/** Sum of one amount over vouchers, less those that nothing has put into soles (decisions 20). */
export function sumOf(vouchers: readonly MockVoucher[], field: AmountField): Centimos {
  const inSoles = vouchers.filter((voucher) => !voucher.flag_missing_exchange_rate)
  return sumCentimos(inSoles.map((voucher) => parseCentimos(voucher[field]) ?? zeroCentimos))
}

/** Bases and IGV by rate. */
export function ratesOf(vouchers: readonly MockVoucher[]): RateAmounts {
  const at = (field: AmountField, ...rates: readonly MockVoucher['igv_rate'][]): string =>
    toDecimalText(
      sumOf(
        vouchers.filter(({ igv_rate }) => rates.includes(igv_rate)),
        field,
      ),
    )
  return {
    non_taxable_amount: toDecimalText(sumOf(vouchers, 'non_taxable_amount')),
    igv_10_taxable_amount: at('taxable_amount', ...reducedIgvRates),
    igv_10_amount: at('igv_amount', ...reducedIgvRates),
    igv_18_taxable_amount: at('taxable_amount', '18'),
    igv_18_amount: at('igv_amount', '18'),
    ivap_taxable_amount: at('taxable_amount', 'ivap'),
    ivap_amount: at('igv_amount', 'ivap'),
  }
}

function reasonsOf(observed: readonly MockVoucher[]): PurchaseDashboard['observed_by_reason'] {
  return [...new Set(observed.map(codeOf))]
    .map((code) => {
      const vouchers = observed.filter((voucher) => codeOf(voucher) === code)
      return {
        code,
        name: ruleName(code ?? undefined),
        totalValue: vouchers.length,
        amount: toDecimalText(sumOf(vouchers, 'total_amount')),
      }
    })
    .toSorted((a, b) => (parseCentimos(b.amount) ?? 0) - (parseCentimos(a.amount) ?? 0))
}

/** Of the first rule that doubts it; null for one without a name. */
function codeOf({ status_reasons }: MockVoucher): string | null {
  const code = status_reasons[0]?.code
  return code === undefined || ruleName(code) === null ? null : code
}

/** Change in percent with one decimal; null when there is nothing to compare with (decisions 16). */
function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) * 1_000) / Math.abs(before)) / 10
}
