import { type Centimos, centimos, sumCentimos, zeroCentimos } from '@contapro/sunat'
import type { Pdt621Sums } from '@contapro/sunat/pdt-621'
import { creditIgv } from '../figures/credit-igv.ts'

/** Débito and crédito of some boxes, exact. */
export interface IgvOfBoxes {
  readonly salesIgv: Centimos
  readonly purchaseIgv: Centimos
}

/** IGV of sales (101 + 155 − 103) and of purchases (108 + 157 + 115, and 111 and 117 by the coefficient) of some sums of boxes. */
export function igvOfBoxes(sums: Pdt621Sums, prorrata: string | undefined): IgvOfBoxes {
  const of = (...boxes: string[]): Centimos => sumCentimos(boxes.map((box) => sums.get(box)?.sum ?? zeroCentimos))
  return {
    salesIgv: centimos(of('101', '155') - of('103')),
    purchaseIgv: creditIgv(of('108', '157', '115'), of('111', '117'), prorrata),
  }
}
