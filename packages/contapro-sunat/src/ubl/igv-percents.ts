import type { CivilDate } from '../civil-date/civil-date.ts'
import { percentOfIgvRate } from '../igv/igv-rate.ts'
import { rateOf } from '../igv/rate-of.ts'
import { iscInIgvBase } from './isc-of-base.ts'
import type { UblLine, UblTax } from './ubl-voucher.ts'
import { centimos } from '../money/centimos.ts'

/**
 * The rates of IGV that a voucher applies, each once, ascending: those its taxed lines state, else the one that its tax
 * and base show. All but the IVAP use the scheme 1000, and the IVAP the scheme 1016.
 */
export function igvPercentsOf(lines: readonly UblLine[], taxes: readonly UblTax[], issuedOn: CivilDate): string[] {
  const stated = lines.filter((line) => line.igv !== 0 && line.igvPercent !== null).map((line) => line.igvPercent ?? '')
  const isc = iscInIgvBase({ taxes, lines, issuedOn })
  const percents = stated.length > 0 ? stated : taxes.flatMap((tax) => percentShown(withIsc(tax, isc), issuedOn))
  return [...new Set(percents)].toSorted((a, b) => Number(a) - Number(b))
}

/** IGV is computed on the value of the sale and its ISC; IVAP knows none. */
function withIsc(tax: UblTax, isc: number): UblTax {
  return tax.scheme !== '1000' || tax.taxable === null ? tax : { ...tax, taxable: centimos(tax.taxable + isc) }
}

function percentShown({ scheme, taxable, amount }: UblTax, issuedOn: CivilDate): string[] {
  if ((scheme !== '1000' && scheme !== '1016') || taxable === null || amount === 0) return []
  const percent = percentOfIgvRate(rateOf(taxable, amount, issuedOn))
  return percent === null ? [] : [percent]
}
