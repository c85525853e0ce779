import type { CivilDate } from '../civil-date/civil-date.ts'
import { type IgvRate, rateOf } from '../igv/rate-of.ts'
import type { UblLine, UblTax } from './ubl-voucher.ts'

const PERCENT_OF_RATE: Readonly<Record<IgvRate, string | null>> = {
  '18': '18',
  '10': '10',
  '10.5': '10.5',
  ivap: '4',
  none: null,
}

/**
 * The rates of IGV that a voucher applies, each once, ascending: those its taxed lines state, else the one that its tax
 * and base show. All of 18, 10 and 10.5 % use the scheme 1000, and IVAP the scheme 1016.
 */
export function igvPercentsOf(lines: readonly UblLine[], taxes: readonly UblTax[], issuedOn: CivilDate): string[] {
  const stated = lines.filter((line) => line.igv !== 0 && line.igvPercent !== null).map((line) => line.igvPercent ?? '')
  const percents = stated.length > 0 ? stated : taxes.flatMap((tax) => percentShown(tax, issuedOn))
  return [...new Set(percents)].toSorted((a, b) => Number(a) - Number(b))
}

function percentShown({ scheme, taxable, amount }: UblTax, issuedOn: CivilDate): string[] {
  if ((scheme !== '1000' && scheme !== '1016') || taxable === null || amount === 0) return []
  const percent = PERCENT_OF_RATE[rateOf(taxable, amount, issuedOn)]
  return percent === null ? [] : [percent]
}
