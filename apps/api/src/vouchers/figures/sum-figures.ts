import { type Centimos, centimos } from '@contapro/sunat'
import type { Figure } from './period-figures.store.ts'

/** Sum of an amount over some cells. */
export function sumAmount(figures: readonly Figure[], amountOf: (figure: Figure) => number): Centimos {
  return centimos(figures.reduce((sum, figure) => sum + amountOf(figure), 0))
}

/** Number of vouchers in some cells. */
export function countVouchers(figures: readonly Figure[]): number {
  return figures.reduce((sum, figure) => sum + figure.vouchers, 0)
}
