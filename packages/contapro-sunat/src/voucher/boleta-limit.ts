import { type Centimos, centimos } from '../money/centimos.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'

/** UIT of each year, in soles. Source: the yearly D.S. of the MEF; from memory, to be confirmed by the accountant. */
const UIT_IN_SOLES: ReadonlyMap<number, number> = new Map([
  [2020, 4300],
  [2021, 4400],
  [2022, 4600],
  [2023, 4950],
  [2024, 5150],
  [2025, 5350],
  [2026, 5500],
])

/** Unidad Impositiva Tributaria of a year, in céntimos; undefined for a year whose value is not known here. */
export function uitOf(year: number): Centimos | undefined {
  const soles = UIT_IN_SOLES.get(year)
  return soles === undefined ? undefined : centimos(soles * 100)
}

/** Part of the vouchers giving the right that boletas may reach, and their cap in UIT. */
const LIMIT_PERCENT = '6'
const LIMIT_UIT = 200

/** What the limit of a period's boletas is reckoned from. */
export interface BoletaLimitBasis {
  /** Total, taxes included, of the period's vouchers that give the right to deduct (boletas themselves left out). */
  readonly entitlingTotal: Centimos
  /** UIT of the year (`uitOf`). */
  readonly uit: Centimos
}

/**
 * Up to which total the boletas of a period are a deductible expense: 6 % of the vouchers giving the right, capped at 200
 * UIT. Source: TUO de la Ley del Impuesto a la Renta, art. 37, and its reglamento.
 *
 * [M]: unverified, no original text was at hand; the law speaks of issuers under the Nuevo RUS and of the whole year.
 */
export function boletaLimit({ entitlingTotal, uit }: BoletaLimitBasis): Centimos {
  const part = percentOf(centimos(Math.max(entitlingTotal, 0)), LIMIT_PERCENT)
  return centimos(Math.min(part, LIMIT_UIT * uit))
}

/** Whether a boleta is outside the limit, given the total of the period's boletas up to and with it. [M], see `boletaLimit`. */
export function isOverBoletaLimit(totalUpToHere: Centimos, limit: Centimos): boolean {
  return totalUpToHere > limit
}
