import { negateCentimos, sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { UblVoucher } from '../ubl/ubl-voucher.ts'
import type { PrintedFact } from './printed-voucher.ts'

interface Total {
  readonly label: string
  readonly amount: Centimos
}

/**
 * Bases, taxes and the amount to pay, as a printed voucher lists them: what is zero is left out, all before "Importe total" add up
 * to it, and what is given away stands apart in the notes. Behind it stands what is collected with it or retained from it. "Op. gravada" is without ISC, which stands in a line of its own.
 */
export function voucherTotals(voucher: UblVoucher): PrintedFact[] {
  const { currency, payable, remainder } = voucher
  const parts = [...bases(voucher), ...taxes(voucher)].filter(({ amount }) => amount !== 0)
  const rest = centimos(payable - sumCentimos(parts.map(({ amount }) => amount)))
  const label = restLabel(rest, remainder)
  const totals = [
    ...parts,
    ...(rest === 0 ? [] : [{ label, amount: rest }]),
    { label: 'Importe total', amount: payable },
  ]
  return [
    ...totals.map((total) => ({ label: total.label, value: formatMoney(total.amount, currency) })),
    ...perceptionTotals(voucher),
    ...retentionTotals(voucher),
  ]
}

/** What the XML explains is named by what it is; what it does not is named as such. */
function restLabel(rest: Centimos, remainder: Centimos): string {
  if (remainder !== 0) return 'Diferencia sin detalle en el XML'
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

function bases(voucher: UblVoucher): Total[] {
  return [
    { label: 'Op. gravada', amount: taxableOf(voucher, '1000') },
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
