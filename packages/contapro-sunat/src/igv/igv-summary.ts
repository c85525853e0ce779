import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'

/** What a period's IGV is made of, in céntimos. */
export interface IgvBalance {
  readonly salesIgv: Centimos
  /** IGV of purchases that are deductible and give credit. */
  readonly purchaseIgv: Centimos
  /** Saldo a favor of the previous period, as a positive amount. */
  readonly previousBalance: Centimos
  /** Whether that balance is taken off (`flag_show_positive_balance`). */
  readonly showPreviousBalance: boolean
}

/** The IGV of a period, in céntimos. */
export interface IgvSummary {
  /** Sales − purchases − applied balance; negative when the period ends in favour of the company. */
  readonly net: Centimos
  /** The part of the previous balance that was taken off: all of it or nothing. */
  readonly appliedBalance: Centimos
  /** "IGV por pagar", 0 or more. */
  readonly payable: Centimos
  /** "Saldo a favor del periodo", 0 or more: it moves to the next period (box 145). */
  readonly balance: Centimos
}

/** IGV por pagar of one period, or its saldo a favor. Source: TUO de la Ley del IGV, art. 25; decisions 16 and 23. */
export function igvSummary({ salesIgv, purchaseIgv, previousBalance, showPreviousBalance }: IgvBalance): IgvSummary {
  const appliedBalance = showPreviousBalance ? previousBalance : zeroCentimos
  const net = centimos(salesIgv - purchaseIgv - appliedBalance)
  return { net, appliedBalance, payable: centimos(Math.max(net, 0)), balance: centimos(Math.max(0 - net, 0)) }
}
