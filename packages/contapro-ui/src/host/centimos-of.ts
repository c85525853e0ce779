import { type Centimos, parseCentimos } from '@contapro/sunat'

/**
 * The amount that the contract's money text states ("2189.40"); undefined of one that the answer leaves out.
 *
 * @throws RangeError when it is not one: a wrong figure must never show as zero.
 */
export function centimosOf(money: string): Centimos
export function centimosOf(money: string | undefined): Centimos | undefined
export function centimosOf(money: string | undefined): Centimos | undefined {
  if (money === undefined) return undefined
  const amount = parseCentimos(money)
  if (amount === undefined) throw new RangeError(`The contract's money is decimal text like "2189.40", got "${money}".`)
  return amount
}
