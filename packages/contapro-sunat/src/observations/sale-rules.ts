import { amountStatedOtherwise } from './amount-stated-otherwise.ts'
import { centimos } from '../money/centimos.ts'
import { amountsMismatch } from './amounts-mismatch.ts'
import { annulledWithAmounts, hasAmounts } from './annulled-with-amounts.ts'
import { customerDocumentMissing } from './customer-document-missing.ts'
import { duplicate } from './duplicate.ts'
import { hasImpossibleRate } from './impossible-rate.ts'
import { isIgvOff } from './is-igv-off.ts'
import { isAnnotatedElsewhere } from './annotated-elsewhere.ts'
import { isModifiedMissing } from './modified-missing.ts'
import { namesNoVoucher, noteNamesNoVoucher } from './note-names-no-voucher.ts'
import { noteWithoutVoucher } from './note-without-voucher.ts'
import type { ObservedSale } from './observed-sale.ts'
import { rateImpossible } from './rate-impossible.ts'
import { igvBases } from './taxed-part.ts'
import type { SaleFindingCode, SaleRule } from './sale-rule.ts'

/** The rules of sales by their codes, in the order in which their findings are shown; all but the first are those of purchases. */
export const saleRules: Readonly<Record<SaleFindingCode, SaleRule>> = {
  CUSTOMER_DOCUMENT_MISSING: customerDocumentMissing,
  DUPLICATE: { from: duplicate.from, isFound: isAnnotatedElsewhere },
  AMOUNTS_MISMATCH: {
    from: amountsMismatch.from,
    isFound: (sale, { igvRates }) => !sale.isRange && (isIgvMissing(sale) || isIgvOff(taxedSale(sale), igvRates)),
  },
  AMOUNT_STATED_OTHERWISE: {
    from: amountStatedOtherwise.from,
    isFound: ({ isStatedOtherwise = false }) => isStatedOtherwise,
  },
  ANNULLED_WITH_AMOUNTS: {
    from: annulledWithAmounts.from,
    isOfAnnulled: true,
    isFound: ({ amounts }) => hasAmounts(amounts),
  },
  RATE_IMPOSSIBLE: {
    from: rateImpossible.from,
    isFound: (sale, { igvRates }) => hasImpossibleRate(taxedSale(sale), igvRates),
  },
  NOTE_WITHOUT_VOUCHER: {
    from: noteWithoutVoucher.from,
    isFound: ({ modified }) => isModifiedMissing(modified),
  },
  NOTE_NAMES_NO_VOUCHER: { from: noteNamesNoVoucher.from, isFound: namesNoVoucher },
}

/** A taxed base without any IGV. */
const isIgvMissing = (sale: ObservedSale): boolean => {
  const { igv, bases } = taxedSale(sale)
  return igv === 0 && bases[0] !== 0
}

/** As a purchase; a note of an earlier period has base and IGV as discounts (RVIE, fields 16 and 18). */
function taxedSale({ type, issuedOn, amounts, igvPercents }: ObservedSale) {
  const taxable = centimos(amounts.taxable + amounts.taxableDiscount)
  const igv = centimos(amounts.igv + amounts.igvDiscount)
  return { type, issuedOn, igv, igvPercents, bases: igvBases(taxable, amounts.isc) }
}
