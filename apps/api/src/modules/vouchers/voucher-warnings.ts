import { type Centimos, centimos, toDecimalText } from '@contapro/sunat'
import type { Contract } from '../../http/contract/contract-values.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/** Céntimos by which amounts converted to soles one by one may miss their converted total. */
const CONVERSION_TOLERANCE = 5

/**
 * What a voucher contradicts itself in, by its amounts alone, so that nobody keeps it: a register row whose total is not the sum of its amounts
 * was read with a warning (`FileWarning`), and the list says it as long as the row counts. ISC may be within the total or beside it.
 */
export function voucherWarnings(row: VoucherRow): Contract<'reason'>[] {
  if (row.missingExchangeRate || row.source === 'xml') return []
  const sum = sumOf(row)
  const tolerance = row.currency === 'PEN' ? 0 : CONVERSION_TOLERANCE
  const sums = [sum, centimos(sum + row.isc)]
  if (sums.some((one) => Math.abs(one - row.total) <= tolerance)) return []
  const texts = [row.total, sum, row.total - sum].map((amount) => toDecimalText(centimos(amount)))
  const message = `El total ${texts[0]} no es igual a la suma de sus importes, ${texts[1]}: difieren en ${texts[2]}.`
  return [{ code: 'TOTAL_MISMATCH', message }]
}

function sumOf(row: VoucherRow): Centimos {
  const bought = [row.taxableDg, row.igvDg, row.taxableDgng, row.igvDgng, row.taxableDng, row.igvDng, row.untaxed]
  const sold = [
    row.exportValue,
    row.taxable,
    row.taxableDiscount,
    row.igv,
    row.igvDiscount,
    row.exonerated,
    row.unaffected,
  ]
  const all = [...bought, ...sold, row.ivapTaxable, row.ivap, row.icbper, row.other]
  return centimos(all.reduce<number>((total, amount) => total + (amount ?? 0), 0))
}
