import type { TotalAmount } from '@contapro/sdk'
import { addCentimos, type Centimos, negateCentimos, zeroCentimos } from '@contapro/sunat'
import { centimosOf } from '../../../host/centimos-of.ts'

/** What a part of the bar stands for; its colour follows. */
export type BarPart = 'purchases' | 'balance' | 'payable' | 'sales' | 'favour'

/** One part of a bar, always above zero. */
export interface BarSegment {
  readonly part: BarPart
  readonly amount: Centimos
}

/** The IGV of a period as the card shows it: terms, result, and the bar that splits the whole. */
export interface IgvEquation {
  readonly sales: Centimos
  readonly purchases: Centimos
  /** Present only when the period carries one (`flag_show_positive_balance`). */
  readonly previousBalance: Centimos | undefined
  /** `favour` when purchases and balance exceed the sales; `amount` is then its absolute value. */
  readonly result: { readonly kind: 'payable' | 'favour'; readonly amount: Centimos }
  /** What the bars split: the IGV of sales, or the credit when it exceeds them. */
  readonly whole: Centimos
  /** One bar; two with a balance in favour: the credits, and below what they are used for. */
  readonly bars: readonly (readonly BarSegment[])[]
}

/** Lays out the figures of a period. The net is the server's; nothing is computed twice (part 2 §2, decisions 23). */
export function igvEquation(total: TotalAmount): IgvEquation {
  const sales = centimosOf(total.total_amount_igv_sales)
  const purchases = centimosOf(total.total_amount_igv_purchase)
  const previousBalance = total.flag_show_positive_balance ? centimosOf(total.sum_positive_balance) : undefined
  const net = centimosOf(total.total_amount_igv_total)
  const balance = previousBalance ?? zeroCentimos
  if (net < 0) {
    const amount = negateCentimos(net)
    const credits = segments([
      ['purchases', purchases],
      ['balance', balance],
    ])
    const uses = segments([
      ['sales', sales],
      ['favour', amount],
    ])
    const whole = addCentimos(purchases, balance)
    return { sales, purchases, previousBalance, result: { kind: 'favour', amount }, whole, bars: [credits, uses] }
  }
  const split = segments([
    ['purchases', purchases],
    ['balance', balance],
    ['payable', net],
  ])
  return { sales, purchases, previousBalance, result: { kind: 'payable', amount: net }, whole: sales, bars: [split] }
}

/** Only what can be drawn: a part at zero or below (credit notes above the purchases) has no length. */
function segments(parts: readonly (readonly [BarPart, Centimos])[]): readonly BarSegment[] {
  return parts.flatMap(([part, amount]) => (amount > 0 ? [{ part, amount }] : []))
}
