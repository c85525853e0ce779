import type { Centimos } from '../money/centimos.ts'
import { detractionAmount } from './detraction-amount.ts'

/** What the XML of a voucher states of its detraction; null, or nothing, where it leaves a fact out. */
export interface StatedDetraction {
  /** Soles. */
  readonly amount: Centimos | null
  /** Of the total, decimal text. */
  readonly percent: string | null
}

/**
 * What is to be deposited for a voucher, in whole soles: the amount that its XML states, else the stated percentage of the
 * total; null when neither tells. Source: R.S. 183-2004.
 *
 * @param total of the voucher in soles.
 */
export function detractionDue({ amount, percent }: StatedDetraction, total: Centimos): Centimos | null {
  const due = amount ? detractionAmount(amount, '100') : detractionAmount(total, percent ?? '0')
  return due > 0 ? due : null
}
