import type { TaxPeriod } from '../tax-period/tax-period.ts'

/** What a voucher's run is made of. */
export interface NumberedVoucher {
  /** Tabla 10. */
  readonly type: string
  readonly number: string
  /** Last number of a row that stands for several vouchers. */
  readonly finalNumber: string | null
  readonly issuedIn: TaxPeriod
}

/** Numbers of a series without a gap between them. */
export interface NumberRun {
  readonly first: number
  readonly last: number
  /** Month in which the last one was issued; where files state several, the earliest. */
  readonly endedIn: TaxPeriod
}

/**
 * The same numbers as the fewest runs, in ascending order; any order, splitting or repetition of the given ones gives the same.
 *
 * Source: Reglamento de Comprobantes de Pago (R.S. 007-99), art. 9 num. 4 [M]: the number of a voucher is correlative within its series.
 */
export function mergeNumberRuns(runs: Iterable<NumberRun>): NumberRun[] {
  const merged: NumberRun[] = []
  for (const run of [...runs].toSorted((a, b) => a.first - b.first)) {
    const known = merged.at(-1)
    if (known === undefined || run.first > known.last + 1) merged.push(run)
    else merged[merged.length - 1] = joined(known, run)
  }
  return merged
}

/** Two runs that touch or overlap, as one. */
function joined(a: NumberRun, b: NumberRun): NumberRun {
  const last = Math.max(a.last, b.last)
  const ends = [a, b].filter((run) => run.last === last).map(({ endedIn }) => endedIn)
  const endedIn = ends.reduce((earliest, month) => (month < earliest ? month : earliest))
  return { first: Math.min(a.first, b.first), last, endedIn }
}

/**
 * Facturas, boletas, notes and tickets, which their issuer numbers (Reglamento de Comprobantes de Pago, arts. 9 and 10 [M]). Numbers of other
 * types may be a bank's or somebody else's, such as those of a constancia de depósito (49).
 */
const NUMBERED: ReadonlySet<string> = /* @__PURE__ */ new Set(['01', '03', '07', '08', '12'])

/** More digits are no number that somebody counts by; SUNAT's have eight. */
const COUNTED = /^[0-9]{1,15}$/

/**
 * The run that one voucher is: its number, or the range that its row stands for. Undefined for what is not a number, and for types that the
 * issuer does not number.
 */
export function numberRunOf({ type, number, finalNumber, issuedIn }: NumberedVoucher): NumberRun | undefined {
  if (!NUMBERED.has(type) || !COUNTED.test(number)) return undefined
  const first = Number(number)
  const last = finalNumber !== null && COUNTED.test(finalNumber) ? Math.max(first, Number(finalNumber)) : first
  return { first, last, endedIn: issuedIn }
}
