import type { CivilDate } from '../civil-date/civil-date.ts'

/** A rate of detraction from an issue date until the next one of its code, as a company has it set. */
export interface DetractionRateInForce {
  /** Catálogo 54. */
  readonly code: string
  readonly from: CivilDate
  /** Of the total, decimal text; null where the good or service is no longer subject. */
  readonly percent: string | null
}

/** The percentage of a good or service on an issue date; null when none is known. */
export function detractionRateOn(
  rates: readonly DetractionRateInForce[],
  code: string,
  issuedOn: CivilDate,
): string | null {
  let found: DetractionRateInForce | undefined
  for (const rate of rates) {
    if (rate.code === code && rate.from <= issuedOn && (!found || rate.from > found.from)) found = rate
  }
  return found?.percent ?? null
}
