import { type Centimos, centimos } from '../money/centimos.ts'
import type { PurchaseAmounts } from '../sire/register-row.ts'

/** Base and IGV of a purchase as its register states them, whatever it is used for. */
export function taxedPart(amounts: PurchaseAmounts): { readonly taxable: Centimos; readonly igv: Centimos } {
  return {
    taxable: centimos(amounts.taxableDg + amounts.taxableDgng + amounts.taxableDng),
    igv: centimos(amounts.igvDg + amounts.igvDgng + amounts.igvDng),
  }
}

/**
 * What the IGV of a voucher may be computed on: its base, or base and ISC. The base of field 15 includes the ISC; registers that
 * keep it in field 22 alone exist, and public sources contradict each other (TUO de la Ley del IGV, art. 14; R.S. 040-2022, Anexo 11).
 */
export function igvBases(taxable: Centimos, isc: Centimos): readonly Centimos[] {
  return [taxable, centimos(taxable + isc)]
}
