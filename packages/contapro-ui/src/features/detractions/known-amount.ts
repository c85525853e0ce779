import type { Centimos } from '@contapro/sunat'
import { centimosOf } from '../../host/centimos-of.ts'

/** The amount that the contract's money text states; null for one that nobody knows, which shows as '-'. */
export function knownAmount(money: string | null): Centimos | null {
  return money === null ? null : centimosOf(money)
}
