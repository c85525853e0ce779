import { centimos } from '../money/centimos.ts'
import { customerDocumentMissing } from './customer-document-missing.ts'
import { duplicate } from './duplicate.ts'
import { hasImpossibleRate } from './impossible-rate.ts'
import { isAnnotatedElsewhere } from './annotated-elsewhere.ts'
import { isModifiedMissing } from './modified-missing.ts'
import { noteWithoutVoucher } from './note-without-voucher.ts'
import type { ObservedSale } from './observed-sale.ts'
import { rateImpossible } from './rate-impossible.ts'
import type { SaleFindingCode, SaleRule } from './sale-rule.ts'

/** The rules of sales by their codes, in the order in which their findings are shown; all but the first are those of purchases. */
export const saleRules: Readonly<Record<SaleFindingCode, SaleRule>> = {
  CUSTOMER_DOCUMENT_MISSING: customerDocumentMissing,
  DUPLICATE: { from: duplicate.from, isFound: isAnnotatedElsewhere },
  RATE_IMPOSSIBLE: {
    from: rateImpossible.from,
    isFound: (sale, { igvRates }) => hasImpossibleRate(taxedSale(sale), igvRates),
  },
  NOTE_WITHOUT_VOUCHER: {
    from: noteWithoutVoucher.from,
    isFound: ({ modified }) => isModifiedMissing(modified),
  },
}

/** As `igvBases` of purchases; a note of an earlier period has base and IGV as discounts (RVIE, fields 16 and 18). */
function taxedSale({ type, issuedOn, amounts, igvPercents }: ObservedSale) {
  const { isc } = amounts
  const taxable = centimos(amounts.taxable + amounts.taxableDiscount)
  const igv = centimos(amounts.igv + amounts.igvDiscount)
  return { type, issuedOn, igv, igvPercents, bases: isc === 0 ? [taxable] : [taxable, centimos(taxable + isc)] }
}
