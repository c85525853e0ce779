import { type Centimos, parseCentimos } from '@contapro/sunat'

/**
 * The amount that the contract's money text states ("2189.40").
 *
 * @throws RangeError when it is not one: a wrong figure must never show as zero.
 */
export function centimosOf(money: string): Centimos {
  const amount = parseCentimos(money)
  if (amount === undefined) throw new RangeError(`The contract's money is decimal text like "2189.40", got "${money}".`)
  return amount
}
