import { type Centimos, type CivilDate, igvRates, isCreditNote, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { bankPaymentNeeded, type ObservationCode, type ObservedPurchase } from '@contapro/sunat/observations'
import type { VoucherRow } from '../vouchers/voucher-rows.store.ts'

/** What to tell of a purchase that changes nothing: it follows from the voucher alone, so nobody keeps it. */
export function adviceOf(row: VoucherRow): ObservationCode[] {
  const { code, from, isFound } = bankPaymentNeeded
  return row.issuedOn >= from && isFound(asObserved(row), settings) ? [code] : []
}

const settings = { igvRates, detractionCompletedOn: () => undefined, isForeign: () => false }

/** Its size and date, which is all that advice looks at. */
function asObserved(row: VoucherRow): ObservedPurchase {
  const { originalTotal, type } = row
  return {
    type,
    issuedOn: row.issuedOn as CivilDate,
    period: row.period as TaxPeriod,
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    originalTotal: originalTotal === null ? null : ((isCreditNote(type) ? -originalTotal : originalTotal) as Centimos),
    amounts: { ...noAmounts, total: row.total as Centimos },
    igvPercents: [],
    items: [],
    issuer: null,
    hasDetraction: false,
    detraction: { code: null, amount: null, percent: null },
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
