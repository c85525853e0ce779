import type { CivilDate } from '../civil-date/civil-date.ts'
import { detractionGoods } from './detraction-goods.ts'

/** Rate of the detraction on a good or service. */
export interface DetractionRate {
  /** Code of catálogo 54. */
  readonly code: string
  readonly name: string
  /** First day it counts on. */
  readonly from: CivilDate
  /** Of the total, decimal text. */
  readonly percent: string
}

/** Day of the last change of a rate; which rates stood before it is not listed. */
const LAST_CHANGE = '2018-04-01' as CivilDate

/**
 * Rates in force since April 2018, by code (R.S. 183-2004, annexes 1–3, with R.S. 071-2018 and 082-2018; transport: R.S.
 * 073-2006). Left out are codes whose rate was not confirmed and those no longer in the catalogue (`detractionGoods`).
 */
export const detractionRates: readonly DetractionRate[] = /* @__PURE__ */ confirmedRates()

function confirmedRates(): DetractionRate[] {
  return detractionGoods.flatMap(({ code, name, percent, isCurrent, isConfirmed }) =>
    percent !== null && isCurrent && isConfirmed ? [{ code, name, from: LAST_CHANGE, percent }] : [],
  )
}
