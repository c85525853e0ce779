import { centimos, type IgvRate, iscBesideBase } from '@contapro/sunat'
import type { UntreatedVoucher, VoucherTreatment } from '../rows/voucher-row.ts'

/** ISC of a row beside the base whose IGV is computed on it: the first of its bases of which that is true has all of it. */
export function iscBeside(
  voucher: UntreatedVoucher,
  rate: IgvRate,
): Pick<VoucherTreatment, 'iscBeside' | 'iscBesideOther'> {
  const { isc } = voucher
  const at = isc === 0 ? -1 : basesOf(voucher).findIndex((base) => isBesideBase(base, isc, rate))
  return { iscBeside: at === 0 ? isc : 0, iscBesideOther: at === 1 ? isc : 0 }
}

type BaseAndIgv = readonly [taxable: number | null, igv: number | null]

const basesOf = (v: UntreatedVoucher): readonly BaseAndIgv[] =>
  v.operation === 'COMPRA'
    ? [
        [v.taxableDg, v.igvDg],
        [v.taxableDgng, v.igvDgng],
      ]
    : [
        [v.taxable, v.igv],
        [v.taxableDiscount, v.igvDiscount],
      ]

const isBesideBase = ([taxable, igv]: BaseAndIgv, isc: number, rate: IgvRate): boolean =>
  iscBesideBase({ taxable: centimos(taxable ?? 0), igv: centimos(igv ?? 0), isc: centimos(isc) }, rate) !== 0
