import { type Centimos, type CivilDate, igvRates, signedAmount, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { bankPaymentNeeded, type ObservedPurchase } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { VoucherRow } from '../../vouchers/lists/voucher-rows.store.ts'
import { remainderWarnings } from '../../vouchers/lists/voucher-warnings.ts'

/** What to tell of a purchase that changes nothing: it follows from the voucher alone, so nobody keeps it. */
export function adviceOf(row: VoucherRow): Contract<'reason'>[] {
  const { code, message, from, isFound } = bankPaymentNeeded
  const needsBank = row.issuedOn >= from && isFound(asObserved(row), settings)
  return [...(needsBank ? [{ code, message }] : []), ...remainderAdvice(row)]
}

function remainderAdvice(row: VoucherRow): Contract<'reason'>[] {
  return remainderWarnings(row).map(({ code, message }) => ({
    code,
    message: `${message} Revísalo con tu proveedor.`,
  }))
}

const settings = {
  igvRates,
  detractionOf: () => undefined,
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
    originalTotal: originalTotal === null ? null : signedAmount(type, originalTotal),
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
