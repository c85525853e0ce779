import { sumCentimos } from '../money/centimos-arithmetic.ts'
import type { Centimos } from '../money/centimos.ts'
import { isGratuitous } from './affectation.ts'
import type { UblLine, UblTax } from './ubl-voucher.ts'

/** Schemes of what carries no IGV, by affectation (catálogo 07). */
const SCHEME_OF_UNTAXED: Readonly<Record<string, string>> = { '20': '9997', '30': '9998', '40': '9995' }

/**
 * The taxes of a header that states no base at all, with the bases of its lines: SUNAT's portal writes the notes of UBL 2.0 so
 * (series E001), without the totals 1001 to 1003 that its facturas have. What a line says neither by IGV nor by its affectation
 * stays without a base.
 *
 * @param net what the header states as the value of all lines, after discounts; null when it does not.
 */
export function withBasesOfLines(
  taxes: readonly UblTax[],
  lines: readonly UblLine[],
  net: Centimos | null,
): readonly UblTax[] {
  if (taxes.some(({ taxable }) => taxable !== null && taxable !== 0)) return taxes
  const paid = lines.filter(({ affectation }) => !isGratuitous(affectation))
  const taxed = paid.filter(({ igv }) => igv !== 0)
  const isAllTaxed = taxed.length > 0 && taxed.length === paid.length
  const base = isAllTaxed && net !== null ? net : sumOf(taxed)
  const withBase = taxes.map((tax) => (tax.scheme === '1000' && tax.amount !== 0 ? { ...tax, taxable: base } : tax))
  const untaxed = Object.entries(SCHEME_OF_UNTAXED).map(([affectation, scheme]) => ({
    scheme,
    taxable: sumOf(paid.filter((line) => line.igv === 0 && line.affectation === affectation)),
    amount: 0 as Centimos,
  }))
  return [...withBase, ...untaxed.filter(({ taxable }) => taxable !== 0)].toSorted((a, b) =>
    a.scheme < b.scheme ? -1 : 1,
  )
}

const sumOf = (lines: readonly UblLine[]): Centimos => sumCentimos(lines.map(({ lineTotal }) => lineTotal))
