import { negateCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { UblVoucher } from '../ubl/ubl-voucher.ts'
import { explainDifference, sumOf, type Total } from './explain-difference.ts'
import { fromLinesToBases, possibleParts, UNEXPLAINED } from './from-lines-to-bases.ts'
import type { PrintedFact } from './printed-voucher.ts'

/**
 * Rows from the lines to the amount to pay, as a printed voucher lists them. Zero amounts are left out, and gifts are in the notes.
 *
 * - If the bases are not the sum of the lines: "Subtotal de ventas", then discounts, charges and advances that add up to the bases.
 * - Bases and taxes, then discounts, charges and advances outside of the base. They add up to "Importe total".
 * - The amount collected with it or retained from it.
 *
 * "Op. gravada" is without ISC, which has a row of its own.
 */
export function voucherTotals(voucher: UblVoucher): PrintedFact[] {
  const { currency, payable, remainder } = voucher
  const bases = basesOf(voucher).filter(({ amount }) => amount !== 0)
  const taxes = taxesOf(voucher).filter(({ amount }) => amount !== 0)
  const { onBase, outsideBase } = possibleParts(voucher)
  const { parts, rest } = explainDifference(payable - sumOf([...bases, ...taxes]), outsideBase)
  const totals = [
    ...fromLinesToBases(voucher, sumOf(bases), onBase),
    ...bases,
    ...taxes,
    ...parts,
    ...(rest === 0 ? [] : [{ label: restLabel(rest, remainder), amount: centimos(rest) }]),
    { label: 'Importe total', amount: payable },
  ]
  return [
    ...totals.map((total) => ({ label: total.label, value: formatMoney(total.amount, currency) })),
    ...perceptionTotals(voucher),
    ...retentionTotals(voucher),
  ]
}

/** Names a rest by its sign; a rest that nothing in the XML explains is named as such. */
function restLabel(rest: number, remainder: Centimos): string {
  if (remainder !== 0) return UNEXPLAINED
  return rest > 0 ? 'Otros cargos y redondeo' : 'Descuentos, anticipos y redondeo'
}

/** In soles, whatever the voucher's currency. */
function perceptionTotals({ perception }: UblVoucher): PrintedFact[] {
  if (perception === null) return []
  const { percent, amount, currency, toCollect } = perception
  const rate = percent === '' ? '' : ` (${percent} %)`
  return [
    { label: `Percepción${rate}`, value: formatMoney(amount, currency) },
    ...(toCollect === null ? [] : [{ label: 'Total a cobrar', value: formatMoney(toCollect, currency) }]),
  ]
}

function retentionTotals({ retention, currency, payable }: UblVoucher): PrintedFact[] {
  if (retention === null) return []
  const net = { label: 'Neto a cobrar', value: formatMoney(centimos(payable - retention.amount), currency) }
  return [
    {
      label: `Retención (${retention.percent} %)`,
      value: formatMoney(negateCentimos(retention.amount), retention.currency),
    },
    ...(retention.currency === currency ? [net] : []),
  ]
}

/** The base of a scheme of catálogo 05; nothing when the voucher does not have it. */
export function taxableOf({ taxes: all }: UblVoucher, scheme: string): Centimos {
  return all.find((tax) => tax.scheme === scheme)?.taxable ?? zeroCentimos
}

function basesOf(voucher: UblVoucher): Total[] {
  return [
    { label: 'Op. gravada', amount: taxableOf(voucher, '1000') },
    { label: 'Op. gravada IVAP', amount: taxableOf(voucher, '1016') },
    { label: 'Op. exonerada', amount: taxableOf(voucher, '9997') },
    { label: 'Op. inafecta', amount: taxableOf(voucher, '9998') },
    { label: 'Op. de exportación', amount: taxableOf(voucher, '9995') },
  ]
}

function taxesOf(voucher: UblVoucher): Total[] {
  const [percent, ...others] = voucher.igvPercents
  const igv = percent === undefined || others.length > 0 ? 'IGV' : `IGV (${percent} %)`
  return [
    { label: 'ISC', amount: taxOf(voucher, '2000') },
    { label: igv, amount: taxOf(voucher, '1000') },
    { label: 'IVAP', amount: taxOf(voucher, '1016') },
    { label: 'ICBPER', amount: taxOf(voucher, '7152') },
    { label: 'Otros tributos', amount: taxOf(voucher, '9999') },
  ]
}

function taxOf({ taxes: all }: UblVoucher, scheme: string): Centimos {
  return all.find((tax) => tax.scheme === scheme)?.amount ?? zeroCentimos
}
