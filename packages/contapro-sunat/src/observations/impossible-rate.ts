import type { CivilDate } from '../civil-date/civil-date.ts'
import { closestPercent } from '../igv/closest-percent.ts'
import type { Centimos } from '../money/centimos.ts'
import type { IgvRateInForce } from './observed-purchase.ts'
import { possiblePercents } from './possible-percents.ts'

/** What tells the rate of a voucher. */
export interface TaxedVoucher {
  /** Tabla 10. */
  readonly type: string
  readonly issuedOn: CivilDate
  readonly igv: Centimos
  /** What the IGV may be computed on, signed like it. */
  readonly bases: readonly Centimos[]
  /** Rates that the lines of the XML state; empty without XML. */
  readonly igvPercents: readonly string[]
}

/** Whether the IGV is of no rate that was in force on the issue date: the XML states another, or tax and base show another. */
export function hasImpossibleRate(voucher: TaxedVoucher, igvRates: readonly IgvRateInForce[]): boolean {
  const { igv, bases, igvPercents } = voucher
  if (igv === 0) return false
  const possible = possiblePercents(voucher, igvRates)
  if (igvPercents.length > 0) return igvPercents.some((percent) => !possible.includes(percent))
  return bases.every((taxable) => closestPercent(taxable, igv, possible) === undefined)
}
