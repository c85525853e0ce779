import { addMonths, type Centimos, centimos, igvSummary, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { type IgvSettings, noIgvSettings, statedBalanceOf } from '../../company/settings/igv-settings.ts'
import { creditIgv } from '../figures/credit-igv.ts'
import type { PeriodIgv } from '../figures/period-figures.store.ts'
import { type IgvOfBoxes, igvOfBoxes } from './igv-of-boxes.ts'
import { type InterruptedCarry, interruptedCarry } from './interrupted-carry.ts'
import type { MonthOfBoxes } from './months-of-boxes.ts'

/** The IGV of a period with the saldo a favor that it receives. Amounts in céntimos. */
export interface IgvOfPeriod {
  readonly salesIgv: Centimos
  readonly purchaseIgv: Centimos
  /** What of it an earlier period's register holds, because a detraction was deposited late. */
  readonly movedIgv: Centimos
  /** What the net changes by because the form of the month before did not take all credit notes, in this month. */
  readonly receivedIgv: Centimos
  /** What the net is without, because the form of this month does not take all credit notes: the next month has it. */
  readonly leftIgv: Centimos
  /** Sales − purchases − previous balance + received − left; negative: saldo a favor. */
  readonly net: Centimos
  readonly previousBalance: Centimos
  readonly showPreviousBalance: boolean
  /** Where the balance comes from; undefined without one. */
  readonly balancePeriod: TaxPeriod | undefined
  /** Months that are not loaded and keep the balance of an earlier one from it. */
  readonly interrupted: InterruptedCarry | undefined
  /** Purchases for taxed and untaxed operations count whole, because no coefficient is set for the period. */
  readonly isProrrataMissing: boolean
}

/**
 * The IGV of a period (decisions 16 and 23). Its previous balance is the negative net of the month before, which has its
 * own previous balance, and so on back to the first loaded period. A month that is not loaded ends the chain: nothing is
 * known of its balance. What the accountant states as the balance at the end of a period is taken for it, loaded or not. What a box
 * of Formulario 621 does not take of its credit notes counts in the next month, as the form has it (docs/decisions/0044).
 *
 * @param loaded every loaded period up to the one asked for, oldest first.
 */
export function igvOfPeriod(
  loaded: readonly PeriodIgv[],
  period: TaxPeriod,
  { settings = noIgvSettings, boxes = [] }: CarriedFacts = {},
): IgvOfPeriod {
  let previous: Previous
  for (const month of loaded.filter((m) => m.period < period)) {
    const { admitted } = igvAmounts(month, settings, boxes)
    previous = { period: month.period, balance: balanceOf(admitted, carried(previous, month.period, settings)) }
  }
  const own = loaded.find((m) => m.period === period)
  const previousBalance = carried(previous, period, settings)
  const showPreviousBalance = previousBalance > 0
  const { ofVouchers, receivedIgv, admitted } = igvAmounts(own, settings, boxes)
  const { net } = igvSummary({ ...admitted, previousBalance, showPreviousBalance })
  return {
    ...ofVouchers,
    receivedIgv,
    leftIgv: centimos(balanceless(ofVouchers) + receivedIgv - balanceless(admitted)),
    movedIgv: own ? creditIgv(own.movedIgvDg, own.movedIgvDgng, settings.prorrataOf(period)) : zeroCentimos,
    net,
    previousBalance,
    showPreviousBalance,
    balancePeriod: showPreviousBalance ? addMonths(period, -1) : undefined,
    interrupted: isBalanceLost(previous, period, settings)
      ? interruptedCarry(previous.period, { period, isLoaded: own !== undefined })
      : undefined,
    isProrrataMissing: (own?.hasDgng ?? false) && settings.prorrataOf(period) === undefined,
  }
}

/** What is carried between the periods. */
export interface CarriedFacts {
  readonly settings?: IgvSettings
  /** The boxes of every loaded period up to the one asked for. */
  readonly boxes?: readonly MonthOfBoxes[]
}

type Previous = { readonly period: TaxPeriod; readonly balance: Centimos } | undefined

function carried(previous: Previous, period: TaxPeriod, settings: IgvSettings): Centimos {
  const stated = statedBalanceOf(period, settings)
  if (stated !== undefined) return stated
  return previous?.period === addMonths(period, -1) ? previous.balance : zeroCentimos
}

const isBalanceLost = (
  previous: Previous,
  period: TaxPeriod,
  settings: IgvSettings,
): previous is NonNullable<Previous> =>
  previous !== undefined && previous.balance > 0 && statedBalanceOf(period, settings) === undefined

const balanceOf = (amounts: IgvOfBoxes, balance: Centimos): Centimos =>
  igvSummary({ ...amounts, previousBalance: balance, showPreviousBalance: balance > 0 }).balance

const balanceless = ({ salesIgv, purchaseIgv }: IgvOfBoxes): number => salesIgv - purchaseIgv

interface IgvAmounts {
  readonly ofVouchers: IgvOfBoxes
  readonly receivedIgv: Centimos
  /** What the form takes of them and of what it received. */
  readonly admitted: IgvOfBoxes
}

const noIgv: IgvOfBoxes = { salesIgv: zeroCentimos, purchaseIgv: zeroCentimos }

function igvAmounts(
  month: PeriodIgv | undefined,
  { prorrataOf }: IgvSettings,
  boxes: readonly MonthOfBoxes[],
): IgvAmounts {
  if (!month) return { ofVouchers: noIgv, receivedIgv: zeroCentimos, admitted: noIgv }
  const { period, salesIgv, creditIgvDg, creditIgvDgng } = month
  const ofVouchers = { salesIgv, purchaseIgv: creditIgv(creditIgvDg, creditIgvDgng, prorrataOf(period)) }
  const carry = boxes.find((one) => one.period === period)
  if (!carry || (carry.received.size === 0 && carry.left.size === 0)) {
    return { ofVouchers, receivedIgv: zeroCentimos, admitted: ofVouchers }
  }
  const received = igvOfBoxes(carry.received, prorrataOf(period))
  return {
    ofVouchers,
    receivedIgv: centimos(balanceless(received)),
    admitted: igvOfBoxes(carry.admitted, prorrataOf(period)),
  }
}
