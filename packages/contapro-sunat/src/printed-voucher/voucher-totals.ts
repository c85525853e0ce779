import { sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { UblVoucher } from '../ubl/ubl-voucher.ts'
import type { PrintedFact } from './printed-voucher.ts'

interface Total {
  readonly label: string
  readonly amount: Centimos
}

/**
 * Bases, taxes and the amount to pay, as a printed voucher lists them: what is zero is left out, all but the last add up to
 * the last, and what is given away stands apart in the notes. The base of the IGV includes the ISC, which stands in a line
 * of its own here.
 */
export function voucherTotals(voucher: UblVoucher): PrintedFact[] {
  const { currency, payable } = voucher
  const parts = [...bases(voucher), ...taxes(voucher)].filter(({ amount }) => amount !== 0)
  const rest = centimos(payable - sumCentimos(parts.map(({ amount }) => amount)))
  const label = rest > 0 ? 'Otros cargos y redondeo' : 'Descuentos, anticipos y redondeo'
  const totals = [
    ...parts,
    ...(rest === 0 ? [] : [{ label, amount: rest }]),
    { label: 'Importe total', amount: payable },
  ]
  return totals.map((total) => ({ label: total.label, value: formatMoney(total.amount, currency) }))
}

/** The base of a scheme of catálogo 05; nothing when the voucher does not have it. */
export function taxableOf({ taxes: all }: UblVoucher, scheme: string): Centimos {
  return all.find((tax) => tax.scheme === scheme)?.taxable ?? zeroCentimos
}

function bases(voucher: UblVoucher): Total[] {
  const taxed = taxableOf(voucher, '1000')
  const isc = taxOf(voucher, '2000')
  return [
    { label: 'Op. gravada', amount: taxed === 0 ? zeroCentimos : centimos(taxed - isc) },
    { label: 'Op. gravada IVAP', amount: taxableOf(voucher, '1016') },
    { label: 'Op. exonerada', amount: taxableOf(voucher, '9997') },
    { label: 'Op. inafecta', amount: taxableOf(voucher, '9998') },
    { label: 'Op. de exportación', amount: taxableOf(voucher, '9995') },
  ]
}

function taxes(voucher: UblVoucher): Total[] {
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
