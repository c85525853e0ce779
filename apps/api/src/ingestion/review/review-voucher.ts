import type { Centimos, CivilDate, TaxPeriod } from '@contapro/sunat'
import { isAnnulled, signedAmount } from '@contapro/sunat'
import {
  bankPaymentNeeded,
  type ObservationSettings,
  type ObservedPurchase,
  observePurchase,
  observeSale,
} from '@contapro/sunat/observations'
import { type EnteredRates, inSoles } from '../../vouchers/amounts/in-soles.ts'
import { treatVoucher } from '../../vouchers/amounts/treat-voucher.ts'
import { isStatedOtherwise } from '../../vouchers/merge/set-aside-pairs.ts'
import type { UntreatedVoucher, VoucherFindings, VoucherRow } from '../../vouchers/rows/voucher-row.ts'
import { observedSale } from './observed-sale.ts'
import type { PurchaseFacts } from './purchase-facts.ts'

/** The company, and what it has set about the rules. */
export interface Reviewer {
  readonly ownRuc: string
  readonly settings: ObservationSettings & { readonly enteredRate: EnteredRates }
}

/** Puts a voucher into soles where it is not, lets the rules of observation look at it, and treats it by what they find. */
export function reviewVoucher(
  known: UntreatedVoucher,
  facts: PurchaseFacts,
  { ownRuc, settings }: Reviewer,
): VoucherRow {
  const voucher = inSoles(withOwnAmounts(known, facts), facts.rated, settings.enteredRate)
  const findings =
    voucher.operation === 'COMPRA'
      ? findingsOf(observedPurchase(voucher, facts), settings)
      : {
          ...nothing,
          hasDetraction: isMarked(voucher),
          observations: observeSale(observedSale(voucher, facts), settings),
        }
  return treatVoucher(voucher, findings, ownRuc)
}

function withOwnAmounts(voucher: UntreatedVoucher, { ownAmounts }: PurchaseFacts): UntreatedVoucher {
  const found = voucher.xmlDocument === null ? undefined : ownAmounts.get(voucher.xmlDocument)
  return found === undefined ? voucher : { ...voucher, originalAmounts: found }
}

const nothing: Pick<VoucherFindings, 'observations' | 'creditPeriod'> = { observations: [], creditPeriod: null }

const isMarked = (v: UntreatedVoucher): boolean => v.registerDetraction || v.xmlDetractionCode !== null

function findingsOf(purchase: ObservedPurchase, settings: ObservationSettings): VoucherFindings {
  const { hasDetraction } = purchase
  // This advice follows from the voucher alone, so it is computed where it is shown.
  const found = observePurchase(purchase, settings).filter(({ code }) => code !== bankPaymentNeeded.code)
  if (found.length === 0) return { ...nothing, hasDetraction }
  return {
    hasDetraction,
    observations: found.map(({ code }) => code),
    creditPeriod: found.find(({ credit }) => credit === 'later')?.creditPeriod ?? null,
  }
}

function observedPurchase(v: UntreatedVoucher, facts: PurchaseFacts): ObservedPurchase {
  const enteredDetraction = facts.entries.get(v.code) ?? null
  return {
    type: v.type,
    issuerDocument: v.issuerDocument,
    issuedOn: v.issuedOn as CivilDate,
    period: v.period as TaxPeriod,
    currency: v.currency,
    exchangeRate: v.exchangeRate,
    originalTotal: v.originalTotal === null ? null : signedAmount(v.type, v.originalTotal),
    amounts: {
      taxableDg: cents(v.taxableDg),
      igvDg: cents(v.igvDg),
      taxableDgng: cents(v.taxableDgng),
      igvDgng: cents(v.igvDgng),
      taxableDng: cents(v.taxableDng),
      igvDng: cents(v.igvDng),
      untaxed: cents(v.untaxed),
      isc: cents(v.isc),
      icbper: cents(v.icbper),
      otherCharges: cents(v.other),
      total: cents(v.total),
    },
    igvPercents: v.igvPercents ?? none,
    items: (v.xmlDocument !== null && facts.items.get(v.xmlDocument)) || none,
    issuer: facts.issuers.get(v.issuerDocument) ?? null,
    operationType: v.xmlOperationType,
    hasDetraction: isMarked(v) || enteredDetraction?.isSubject === true,
    detraction: {
      code: v.xmlDetractionCode,
      amount: v.xmlDetractionAmount as Centimos | null,
      percent: v.xmlDetractionPercent,
    },
    enteredDetraction,
    deposits: facts.deposits.get(v.code) ?? [],
    notes: facts.notes.get(v.code) ?? [],
    annotatedIn: v.alsoAnnotatedIn as readonly TaxPeriod[],
    namesVoucher: Boolean(v.modifiedNumber),
    isAnnulled: isAnnulled(v.state),
    isStatedOtherwise: isStatedOtherwise(v),
    modified: facts.modified.get(v.code) ?? null,
  }
}

const none: readonly string[] = []

const cents = (amount: number | null): Centimos => (amount ?? 0) as Centimos
