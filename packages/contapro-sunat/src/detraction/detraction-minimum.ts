import type { CivilDate } from '../civil-date/civil-date.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { uitOf } from '../voucher/boleta-limit.ts'
import type { DetractionGood } from './detraction-goods.ts'

/**
 * Whether an operation is large enough for its detraction: strictly above the minimum of its good or service. Undefined
 * where the minimum, or the UIT of the year, is not known.
 *
 * Source: R.S. 183-2004, arts. 3, 8 and 13 (annex 1: half a UIT [one source]; annexes 2 and 3: S/ 700); R.S. 073-2006
 * (freight: S/ 400).
 *
 * @param total of the operation in soles, taxes included.
 */
export function isAboveDetractionMinimum(
  { minimum }: Pick<DetractionGood, 'minimum'>,
  total: Centimos,
  issuedOn: CivilDate,
): boolean | undefined {
  const bound = minimumOn(minimum, issuedOn)
  return bound === undefined ? undefined : total > bound
}

function minimumOn(minimum: DetractionGood['minimum'], issuedOn: CivilDate): Centimos | undefined {
  if (minimum === null) return undefined
  if (minimum === 'none') return zeroCentimos
  if (minimum !== 'half-uit') return centimos(minimum * 100)
  const uit = uitOf(Number(issuedOn.slice(0, 4)))
  return uit === undefined ? undefined : centimos(uit / 2)
}
