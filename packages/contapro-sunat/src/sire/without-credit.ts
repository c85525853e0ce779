import { centimos, zeroCentimos } from '../money/centimos.ts'
import { givesCredit } from '../voucher/voucher-types.ts'
import type { PurchaseAmounts } from './register-row.ts'

/**
 * The amounts of a purchase that gives no credit, in the columns of Anexo 11 for that (R.S. 040-2022): base and IGV are DNG (fields 19 and 20);
 * of a voucher whose type never gives credit, such as a boleta, which does not tell its IGV apart, they are "valor de adquisiciones no
 * gravadas" (field 21). The total stays, and so does the sum of the bases and taxes that SUNAT compares with its proposal.
 */
export function withoutCredit(type: string, amounts: PurchaseAmounts): PurchaseAmounts {
  const { taxableDg, taxableDgng, taxableDng, igvDg, igvDgng, igvDng, untaxed } = amounts
  const base = centimos(taxableDg + taxableDgng + taxableDng)
  const igv = centimos(igvDg + igvDgng + igvDng)
  const moved = { taxableDg: zeroCentimos, igvDg: zeroCentimos, taxableDgng: zeroCentimos, igvDgng: zeroCentimos }
  if (!givesCredit(type)) {
    const all = centimos(untaxed + base + igv)
    return { ...amounts, ...moved, taxableDng: zeroCentimos, igvDng: zeroCentimos, untaxed: all }
  }
  return { ...amounts, ...moved, taxableDng: base, igvDng: igv }
}
