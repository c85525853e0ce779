import { type TaxPeriod, toDecimalText } from '@contapro/sunat'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { listIgvOfPeriods, type PeriodIgv } from '../figures/period-figures.store.ts'
import { listBoxSums } from './box-sums.store.ts'
import { type IgvOfPeriod, igvOfPeriod } from './igv-of-period.ts'
import { toInterruptedCarry } from './interrupted-carry.ts'
import { monthsOfBoxes } from './months-of-boxes.ts'
import { afterRegister } from './registered-months.store.ts'

/** The overview card: a period's IGV, and what was loaded of it (undefined when nothing was). */
export interface TotalAmount {
  readonly igv: IgvOfPeriod
  readonly loaded: PeriodIgv | undefined
}

/** The IGV of a period of a company. */
export async function totalAmountOf(database: Database, businessUuid: string, period: TaxPeriod): Promise<TotalAmount> {
  const [periods, sums, settings] = await Promise.all([
    listIgvOfPeriods(database, businessUuid, period),
    listBoxSums(database, businessUuid, period),
    igvSettingsOf(database, businessUuid),
  ])
  const boxes = monthsOfBoxes(sums, settings)
  const igv = igvOfPeriod(periods, period, { settings, boxes })
  const interrupted = await afterRegister(database, businessUuid, igv.interrupted)
  return { igv: { ...igv, interrupted }, loaded: periods.find((p) => p.period === period) }
}

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
