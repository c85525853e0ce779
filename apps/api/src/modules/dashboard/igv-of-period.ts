import { addMonths, type Centimos, igvSummary, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { type IgvSettings, noIgvSettings } from '../settings/igv-settings.ts'
import { creditIgv } from '../vouchers/credit-igv.ts'
import type { PeriodIgv } from './period-figures.store.ts'

/** The IGV of a period with the saldo a favor that it receives. Amounts in céntimos. */
export interface IgvOfPeriod {
  readonly salesIgv: Centimos
  readonly purchaseIgv: Centimos
  /** What of it an earlier period's register holds, because a detraction was deposited late. */
  readonly movedIgv: Centimos
  /** Negative: saldo a favor. */
  readonly net: Centimos
  readonly previousBalance: Centimos
  readonly showPreviousBalance: boolean
  /** Where the balance comes from; undefined without one. */
  readonly balancePeriod: TaxPeriod | undefined
  /** Purchases for taxed and untaxed operations count whole, because no coefficient is set for the period. */
  readonly isProrrataMissing: boolean
}

/**
 * The IGV of a period (decisions 16 and 23). Its previous balance is the negative net of the month before, which has its
 * own previous balance, and so on back to the first loaded period. A month that is not loaded ends the chain: nothing is
 * known of its balance. What the accountant states as the balance at the end of a period is taken for it, loaded or not.
 *
 * @param loaded every loaded period up to the one asked for, oldest first.
 */
export function igvOfPeriod(
  loaded: readonly PeriodIgv[],
  period: TaxPeriod,
  settings: IgvSettings = noIgvSettings,
): IgvOfPeriod {
  let previous: Previous
  for (const month of loaded.filter((m) => m.period < period)) {
    const balance = balanceOf(igvAmounts(month, settings), carried(previous, month.period, settings))
    previous = { period: month.period, balance }
  }
  const own = loaded.find((m) => m.period === period)
  const previousBalance = carried(previous, period, settings)
  const showPreviousBalance = previousBalance > 0
  const { salesIgv, purchaseIgv } = igvAmounts(own, settings)
  const { net } = igvSummary({ salesIgv, purchaseIgv, previousBalance, showPreviousBalance })
  return {
    salesIgv,
    purchaseIgv,
    movedIgv: own ? creditIgv(own.movedIgvDg, own.movedIgvDgng, settings.prorrataOf(period)) : zeroCentimos,
    net,
    previousBalance,
    showPreviousBalance,
    balancePeriod: showPreviousBalance ? addMonths(period, -1) : undefined,
    isProrrataMissing: (own?.hasDgng ?? false) && settings.prorrataOf(period) === undefined,
  }
}

type Previous = { readonly period: TaxPeriod; readonly balance: Centimos } | undefined

function carried(previous: Previous, period: TaxPeriod, { openingBalance }: IgvSettings): Centimos {
  const before = addMonths(period, -1)
  if (openingBalance?.period === before) return openingBalance.amount
  return previous?.period === before ? previous.balance : zeroCentimos
}

interface IgvAmounts {
  readonly salesIgv: Centimos
  readonly purchaseIgv: Centimos
}

const balanceOf = (amounts: IgvAmounts, balance: Centimos): Centimos =>
  igvSummary({ ...amounts, previousBalance: balance, showPreviousBalance: balance > 0 }).balance

function igvAmounts(month: PeriodIgv | undefined, { prorrataOf }: IgvSettings): IgvAmounts {
  if (!month) return { salesIgv: zeroCentimos, purchaseIgv: zeroCentimos }
  const { salesIgv, creditIgvDg, creditIgvDgng } = month
  return { salesIgv, purchaseIgv: creditIgv(creditIgvDg, creditIgvDgng, prorrataOf(month.period)) }
}
