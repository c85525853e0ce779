import type { CivilDate } from '../civil-date/civil-date.ts'
import { isNote } from './is-note.ts'
import type { IgvRateInForce } from './observed-purchase.ts'

/**
 * The percentages of IGV that a voucher may carry: those in force when it was issued. A note follows the rate of the
 * voucher that it corrects, so it may carry any that was in force up to its own date.
 */
export function possiblePercents(
  { type, issuedOn }: { readonly type: string; readonly issuedOn: CivilDate },
  igvRates: readonly IgvRateInForce[],
): readonly string[] {
  return igvRates
    .filter(({ from, to }) => from <= issuedOn && (to === null || issuedOn <= to || isNote(type)))
    .map((rate) => rate.percent)
}
