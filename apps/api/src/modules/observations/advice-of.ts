import {
  type Centimos,
  type CivilDate,
  formatMoney,
  igvRates,
  isCreditNote,
  type TaxPeriod,
  zeroCentimos,
} from '@contapro/sunat'
import { bankPaymentNeeded, type ObservedPurchase } from '@contapro/sunat/observations'
import type { Contract } from '../../http/contract/contract-values.ts'
import type { VoucherRow } from '../vouchers/voucher-rows.store.ts'

/** What to tell of a purchase that changes nothing: it follows from the voucher alone, so nobody keeps it. */
export function adviceOf(row: VoucherRow): Contract<'reason'>[] {
  const { code, message, from, isFound } = bankPaymentNeeded
  const needsBank = row.issuedOn >= from && isFound(asObserved(row), settings)
  return [...(needsBank ? [{ code, message }] : []), ...remainderAdvice(row)]
}

/** Only while the amounts are those of the XML: a register names them by itself. */
function remainderAdvice({ source, xmlRemainder, originalCurrency }: VoucherRow): Contract<'reason'>[] {
  if (source !== 'xml' || xmlRemainder === null) return []
  const amount = formatMoney(xmlRemainder as Centimos, originalCurrency ?? undefined)
  const message = `El XML no suma: ${amount} de su total no tienen detalle y se leen como otros cargos. Revísalo con tu proveedor.`
  return [{ code: 'XML_REMAINDER', message }]
}

const settings = {
  igvRates,
  detractionCompletedOn: () => undefined,
  isForeign: () => false,
  issuerRegimeOf: () => undefined,
}

/** Its size and date, which is all that advice looks at. */
function asObserved(row: VoucherRow): ObservedPurchase {
  const { originalTotal, type } = row
  return {
    type,
    issuerDocument: '',
    issuedOn: row.issuedOn as CivilDate,
    period: row.period as TaxPeriod,
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    originalTotal: originalTotal === null ? null : ((isCreditNote(type) ? -originalTotal : originalTotal) as Centimos),
    amounts: { ...noAmounts, total: row.total as Centimos },
    igvPercents: [],
    items: [],
    issuer: null,
    operationType: null,
    hasDetraction: false,
    detraction: { code: null, amount: null, percent: null },
    enteredDetraction: null,
    deposits: [],
    annotatedIn: [],
    modified: null,
  }
}

const noAmounts = {
  taxableDg: zeroCentimos,
  igvDg: zeroCentimos,
  taxableDgng: zeroCentimos,
  igvDgng: zeroCentimos,
  taxableDng: zeroCentimos,
  igvDng: zeroCentimos,
  untaxed: zeroCentimos,
  isc: zeroCentimos,
  icbper: zeroCentimos,
  otherCharges: zeroCentimos,
}
