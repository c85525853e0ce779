import { type Centimos, type CivilDate, isAnnulled, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import type { ObservedSale } from '@contapro/sunat/observations'
import { isStatedOtherwise } from '../../vouchers/merge/set-aside-pairs.ts'
import type { UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'
import type { PurchaseFacts } from './purchase-facts.ts'

/** What the rules look at in a sale. */
export function observedSale(v: UntreatedVoucher, { modified }: Pick<PurchaseFacts, 'modified'>): ObservedSale {
  return {
    type: v.type,
    issuedOn: v.issuedOn as CivilDate,
    period: v.period as TaxPeriod,
    isAnnulled: isAnnulled(v.state),
    isRange: v.finalNumber !== null && v.finalNumber !== v.number,
    customer: { documentType: v.counterpartyDocumentType, document: v.counterpartyDocument },
    amounts: {
      exportValue: cents(v.exportValue),
      taxable: cents(v.taxable),
      taxableDiscount: cents(v.taxableDiscount),
      igv: cents(v.igv),
      igvDiscount: cents(v.igvDiscount),
      exonerated: cents(v.exonerated),
      unaffected: cents(v.unaffected),
      isc: cents(v.isc),
      ivapTaxable: cents(v.ivapTaxable),
      ivap: cents(v.ivap),
      icbper: cents(v.icbper),
      otherTaxes: cents(v.other),
      total: cents(v.total),
    },
    igvPercents: v.igvPercents ?? none,
    annotatedIn: v.alsoAnnotatedIn as readonly TaxPeriod[],
    namesVoucher: Boolean(v.modifiedNumber),
    isStatedOtherwise: isStatedOtherwise(v),
    modified: modified.get(v.code) ?? null,
  }
}

const none: readonly string[] = []

const cents = (amount: number | null): Centimos => (amount ?? zeroCentimos) as Centimos
