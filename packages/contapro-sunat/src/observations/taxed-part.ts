import { type Centimos, centimos } from '../money/centimos.ts'
import type { PurchaseAmounts } from '../sire/register-row.ts'

/** Base and IGV of a purchase, whatever it is used for. */
export function taxedPart(amounts: PurchaseAmounts): { readonly taxable: Centimos; readonly igv: Centimos } {
  return {
    taxable: centimos(amounts.taxableDg + amounts.taxableDgng + amounts.taxableDng),
    igv: centimos(amounts.igvDg + amounts.igvDgng + amounts.igvDng),
  }
}
