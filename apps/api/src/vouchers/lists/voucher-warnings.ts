import { type Centimos, centimos } from '@contapro/sunat'
import { totalMismatch } from '@contapro/sunat/sire'
import { remainderText } from '@contapro/sunat/ubl'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { xmlAgainstRegisterSentence } from '../merge/set-aside-texts.ts'
import { xmlAgainstRegister } from '../merge/xml-against-register.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/**
 * What a voucher contradicts itself in, by its amounts alone, so that nobody keeps it: a row or an XML that does not add up
 * was read with a warning (`FileWarning`), and the list says it as long as its amounts count.
 */
export function voucherWarnings(row: VoucherRow): Contract<'reason'>[] {
  if (row.source === 'xml') return remainderWarnings(row)
  const message = row.missingExchangeRate ? undefined : totalMismatch(sumsOf(row), centimos(row.total), row.currency)
  return [...(message === undefined ? [] : [{ code: 'TOTAL_MISMATCH', message }]), ...xmlWarnings(row)]
}

function xmlWarnings(row: VoucherRow): Contract<'reason'>[] {
  const differences = row.annulled ? [] : xmlAgainstRegister(row, '')
  return differences.length === 0
    ? []
    : [{ code: 'XML_OTHER_THAN_REGISTER', message: xmlAgainstRegisterSentence(row.source, differences) }]
}

/** Only while the amounts are those of the XML: a register names them by itself. */
export function remainderWarnings({ source, xmlRemainder, originalCurrency }: VoucherRow): Contract<'reason'>[] {
  if (source !== 'xml' || xmlRemainder === null) return []
  const message = remainderText(centimos(xmlRemainder), originalCurrency ?? 'PEN')
  return [{ code: 'XML_REMAINDER', message }]
}

/** ISC may be within the total or beside it; a purchase has it within its base, a sale in a column of its own. */
function sumsOf(row: VoucherRow): readonly Centimos[] {
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
  const sum = all.reduce<number>((total, amount) => total + (amount ?? 0), 0)
  const sums = [centimos(sum), centimos(sum + row.isc)]
  return row.operation === 'VENTA' ? sums.toReversed() : sums
}
