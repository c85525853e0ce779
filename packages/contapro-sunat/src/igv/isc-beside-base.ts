import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'
import { closestPercent } from './closest-percent.ts'
import { type IgvRate, percentOfIgvRate } from './igv-rate.ts'

/** Base, IGV and ISC of a register row, in soles and with the sign of the row. */
export interface TaxedRow {
  readonly taxable: Centimos
  readonly igv: Centimos
  readonly isc: Centimos
}

/**
 * The ISC that a row states beside its taxed base, and that is part of what IGV is computed on: all of it where the IGV is the rate of
 * base and ISC, and 0 where it is the rate of the base alone. So a base that includes its ISC has it once, and the ISC of goods
 * without IGV is in no taxed base.
 *
 * Source: TUO de la Ley del IGV (D.S. 055-99-EF), art. 14; R.S. 112-2021 (RVIE has the ISC beside the base) and R.S. 040-2022, Anexo 11,
 * field 15 (RCE has it within). That the IGV of a row decides is our reading.
 */
export function iscBesideBase({ taxable, igv, isc }: TaxedRow, rate: IgvRate): Centimos {
  const percent = percentOfIgvRate(rate)
  if (isc === 0 || igv === 0 || percent === null) return zeroCentimos
  const both = centimos(taxable + isc)
  const distance = (base: Centimos): number => Math.abs(percentOf(base, percent) - igv)
  const isOfBoth = distance(both) < distance(taxable) && closestPercent(both, igv, [percent]) !== undefined
  return isOfBoth ? isc : zeroCentimos
}
