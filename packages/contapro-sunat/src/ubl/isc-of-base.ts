import type { CivilDate } from '../civil-date/civil-date.ts'
import { igvRates, igvRatesOn } from '../igv/igv-rates.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import type { UblLine, UblTax } from './ubl-voucher.ts'

/** Céntimos by which rounding may move a total (domain notes, section 8). */
const TOLERANCE = 5

const IVAP_PERCENT = '4'

/** Schemes whose base is part of what is paid. */
const PAID_BASES: ReadonlySet<string> = new Set(['1000', '1016', '9995', '9997', '9998'])

/** What is given away is not paid, and neither is its tax. */
const GIVEN_AWAY = '9996'

/** What tells how ISC and the base of the IGV stand to each other. */
export interface IscFacts {
  readonly taxes: readonly UblTax[]
  readonly lines: readonly UblLine[]
  readonly issuedOn: CivilDate
  readonly payable: Centimos
}

/**
 * The taxes of a voucher with the base of scheme 1000 as SUNAT defines it in the header: the value of the taxed sales, without
 * ISC (catálogo 05; guía de elaboración UBL 2.1, "total valor de venta, operaciones gravadas"). An issuer that adds the ISC to it
 * is known by the IGV, which is its rate of that sum, and by the total, which has no room for the ISC beside it.
 */
export function withoutIscInBase(facts: IscFacts): UblTax[] {
  const { taxable, igv, isc } = taxedSales(facts.taxes)
  if (isc === 0 || igv === 0 || !isIscIncluded(facts)) return [...facts.taxes]
  return facts.taxes.map((tax) => (tax.scheme === '1000' ? { ...tax, taxable: centimos(taxable - isc) } : tax))
}

/**
 * The ISC that is part of the base of the IGV (TUO de la Ley del IGV, art. 14): all of it, but for goods that carry ISC and no
 * IGV (fuel sold in the Amazon), whose tax belongs to what is not taxed.
 */
export function iscInIgvBase(facts: Omit<IscFacts, 'payable'>): Centimos {
  const { isc } = taxedSales(facts.taxes)
  return isc === 0 || isIgvOfBaseAlone(facts) ? zeroCentimos : isc
}

function isIscIncluded(facts: IscFacts): boolean {
  if (!isIgvOfBaseAlone(facts)) return false
  const paid = facts.taxes.filter(({ scheme }) => scheme !== GIVEN_AWAY)
  const sum = paid.reduce((all, tax) => all + tax.amount + ((PAID_BASES.has(tax.scheme) && tax.taxable) || 0), 0)
  return Math.abs(sum - facts.payable) > TOLERANCE
}

/** Whether the IGV is rather the rate of the base than of base and ISC; where lines state several rates, nobody can tell. */
function isIgvOfBaseAlone({ taxes, lines, issuedOn }: Omit<IscFacts, 'payable'>): boolean {
  const { taxable, isc, igv } = taxedSales(taxes)
  if (igv === 0) return true
  const stated = statedPercents(lines)
  if (stated.length > 1) return false
  const percents = stated.length === 1 ? stated : possiblePercents(issuedOn)
  const distance = (base: number): number =>
    Math.min(...percents.map((percent) => Math.abs(percentOf(centimos(base), percent) - igv)))
  return distance(taxable) < distance(taxable + isc)
}

function taxedSales(taxes: readonly UblTax[]): { taxable: number; igv: number; isc: Centimos } {
  const of = (scheme: string): UblTax | undefined => taxes.find((tax) => tax.scheme === scheme)
  return {
    taxable: of('1000')?.taxable ?? 0,
    igv: of('1000')?.amount ?? 0,
    isc: of('2000')?.amount ?? zeroCentimos,
  }
}

function statedPercents(lines: readonly UblLine[]): string[] {
  const stated = lines.filter(({ igv, igvPercent }) => igv !== 0 && igvPercent !== null && igvPercent !== IVAP_PERCENT)
  return [...new Set(stated.map(({ igvPercent }) => igvPercent ?? ''))]
}

function possiblePercents(issuedOn: CivilDate): string[] {
  const inForce = igvRatesOn(issuedOn)
  return (inForce.length > 0 ? inForce : igvRates).map(({ percent }) => percent).filter((one) => one !== IVAP_PERCENT)
}
