import { addMonths, type Centimos, igvSummary, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { creditIgv } from '../vouchers/credit-igv.ts'
import type { PeriodIgv } from './period-figures.store.ts'

/** The IGV of a period with the saldo a favor that it receives. Amounts in céntimos. */
export interface IgvOfPeriod {
  readonly salesIgv: Centimos
  readonly purchaseIgv: Centimos
  /** Negative: saldo a favor. */
  readonly net: Centimos
  readonly previousBalance: Centimos
  readonly showPreviousBalance: boolean
  /** Where the balance comes from; undefined without one. */
  readonly balancePeriod: TaxPeriod | undefined
}

/**
 * The IGV of a period (decisions 16 and 23). Its previous balance is the negative net of the month before, which has its
 * own previous balance, and so on back to the first loaded period. A month that is not loaded ends the chain: nothing is
 * known of its balance.
 *
 * @param loaded every loaded period up to the one asked for, oldest first.
 */
export function igvOfPeriod(loaded: readonly PeriodIgv[], period: TaxPeriod): IgvOfPeriod {
  let previous: { readonly period: TaxPeriod; readonly balance: Centimos } | undefined
  for (const month of loaded.filter((m) => m.period < period)) {
    previous = { period: month.period, balance: balanceOf(month, carried(previous, month.period)) }
  }
  const own = loaded.find((m) => m.period === period)
  return summaryOf(own, { balance: carried(previous, period), from: addMonths(period, -1) })
}

type Previous = { readonly period: TaxPeriod; readonly balance: Centimos } | undefined

function carried(previous: Previous, period: TaxPeriod): Centimos {
  return previous?.period === addMonths(period, -1) ? previous.balance : zeroCentimos
}

const balanceOf = (month: PeriodIgv, balance: Centimos): Centimos =>
  igvSummary({ ...igvAmounts(month), previousBalance: balance, showPreviousBalance: balance > 0 }).balance

function summaryOf(month: PeriodIgv | undefined, received: { balance: Centimos; from: TaxPeriod }): IgvOfPeriod {
  const { salesIgv, purchaseIgv } = igvAmounts(month)
  const { balance: previousBalance, from } = received
  const showPreviousBalance = previousBalance > 0
  const { net } = igvSummary({ salesIgv, purchaseIgv, previousBalance, showPreviousBalance })
  const balancePeriod = showPreviousBalance ? from : undefined
  return { salesIgv, purchaseIgv, net, previousBalance, showPreviousBalance, balancePeriod }
}

function igvAmounts(month: PeriodIgv | undefined): { salesIgv: Centimos; purchaseIgv: Centimos } {
  if (!month) return { salesIgv: zeroCentimos, purchaseIgv: zeroCentimos }
  return { salesIgv: month.salesIgv, purchaseIgv: creditIgv(month.creditIgvDg, month.creditIgvDgng) }
}
