import { addCentimos } from '../money/centimos-arithmetic.ts'
import type { Centimos } from '../money/centimos.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import type { UblTax } from './ubl-voucher.ts'
import type { UblValues } from './ubl-values.ts'
import { elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** Where UBL 2.0 states its totals, and which scheme of catálogo 05 each of them is (catálogo 14). */
const LEGACY_TOTALS: ReadonlyMap<string, string> = new Map([
  ['1001', '1000'],
  ['1002', '9998'],
  ['1003', '9997'],
  ['1004', '9996'],
])

/** Path from the root to what SUNAT added to UBL 2.0. */
export const ADDITIONAL_INFORMATION = [
  'ext:UBLExtensions',
  'ext:UBLExtension',
  'ext:ExtensionContent',
  'sac:AdditionalInformation',
] as const

/**
 * The taxes of a whole voucher, one entry a scheme, ascending. UBL 2.0 states the bases apart from the taxes, and the
 * 2017 draft may; schemes without base and tax are left out.
 */
export function readTaxes(root: XmlElement, values: UblValues): UblTax[] {
  const taxes = new Map<string, UblTax>()
  for (const subtotal of elementsAt(root, 'cac:TaxTotal', 'cac:TaxSubtotal')) {
    const scheme = values.within(textLimits.code, 'cac:TaxScheme/cbc:ID', schemeOf(subtotal))
    if (scheme !== '') addTax(taxes, readSubtotal(subtotal, scheme, values))
  }
  for (const total of elementsAt(root, ...ADDITIONAL_INFORMATION, 'sac:AdditionalMonetaryTotal')) {
    const scheme = LEGACY_TOTALS.get(textAt(total, 'cbc:ID'))
    const taxable = values.amount(total, 'cbc:PayableAmount')
    const stated = scheme === undefined ? undefined : taxes.get(scheme)
    // A base that the tax itself states counts; the total repeats it.
    if (scheme !== undefined && taxable !== null && (stated?.taxable ?? null) === null) {
      taxes.set(scheme, { scheme, taxable, amount: stated?.amount ?? (0 as Centimos) })
    }
  }
  return [...taxes.values()]
    .filter(({ taxable, amount }) => amount !== 0 || (taxable ?? 0) !== 0)
    .toSorted((a, b) => (a.scheme < b.scheme ? -1 : 1))
}

/** The code of catálogo 05 of a `cac:TaxSubtotal`, '' when it has none. */
export function schemeOf(subtotal: XmlElement): string {
  return textAt(subtotal, 'cac:TaxCategory', 'cac:TaxScheme', 'cbc:ID')
}

function readSubtotal(subtotal: XmlElement, scheme: string, values: UblValues): UblTax {
  const amount = values.requiredAmount(subtotal, 'cbc:TaxAmount')
  return { scheme, taxable: values.amount(subtotal, 'cbc:TaxableAmount'), amount }
}

function addTax(taxes: Map<string, UblTax>, tax: UblTax): void {
  const known = taxes.get(tax.scheme)
  if (known === undefined) taxes.set(tax.scheme, tax)
  else {
    const taxable =
      known.taxable === null || tax.taxable === null
        ? (known.taxable ?? tax.taxable)
        : addCentimos(known.taxable, tax.taxable)
    taxes.set(tax.scheme, { scheme: tax.scheme, taxable, amount: addCentimos(known.amount, tax.amount) })
  }
}
