import type { Centimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'

/** Says in Spanish what of an XML's total (`UblVoucher.remainder`, in its own currency) nothing in it explains. */
export function remainderText(remainder: Centimos, currency: string): string {
  return `El XML no suma: ${formatMoney(remainder, currency)} de su total no tienen detalle y se leen como otros cargos.`
}
