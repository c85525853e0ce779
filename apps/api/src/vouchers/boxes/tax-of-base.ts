import { type Centimos, centimos, type IgvRate, isReducedRate, percentOf, percentOfIgvRate } from '@contapro/sunat'
import { type Pdt621VoucherBox, pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import type { VoucherRow } from '../lists/voucher-rows.store.ts'

/** The box of the base of a tax; undefined for the box of a base. */
export const baseBoxOf = ({ baseBox }: Pdt621VoucherBox): Pdt621VoucherBox | undefined =>
  pdt621VoucherBoxes.find(({ box }) => box === baseBox)

/** The percentage at which a box has the tax of a voucher with this rate: that of IVAP, a reduced one, else the general one. */
export function percentInBox({ section }: Pdt621VoucherBox, rate: IgvRate): string {
  const inBox = section === 'ivap' ? 'ivap' : isReducedRate(rate) ? rate : '18'
  return percentOfIgvRate(inBox) ?? '0'
}

/** The tax of a voucher's base less the tax that it shows, in céntimos, signed as in the box; undefined for the box of a base. */
export function differenceInBox(box: Pdt621VoucherBox, row: VoucherRow): Centimos | undefined {
  const base = baseBoxOf(box)
  if (!base) return undefined
  const tax = percentOf(amountOf(base, row), percentInBox(box, row.rate))
  return centimos(tax - amountOf(box, row))
}

function amountOf({ amounts, isSubtracted }: Pdt621VoucherBox, row: VoucherRow): Centimos {
  const sum = amounts.reduce((total, name) => total + (row[name] ?? 0), 0)
  return centimos(isSubtracted ? 0 - sum : sum)
}
