import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservedSale, SaleRuleSettings } from './observed-sale.ts'

/** What a rule finds in a sale by itself or by its note's voucher. Stable: screens, reports and hosts decide by it. */
export type SaleFindingCode =
  | 'CUSTOMER_DOCUMENT_MISSING'
  | 'DUPLICATE'
  | 'AMOUNT_STATED_OTHERWISE'
  | 'AMOUNTS_MISMATCH'
  | 'ANNULLED_WITH_AMOUNTS'
  | 'RATE_IMPOSSIBLE'
  | 'NOTE_WITHOUT_VOUCHER'
  | 'NOTE_NAMES_NO_VOUCHER'

/** One rule by which a sale is advised about. It changes no figure and no status: sales have none. */
export interface SaleRule {
  /** First issue date that it holds for. */
  readonly from: CivilDate
  /** Whether the rule applies to annulled sales instead of the others. Default: false. */
  readonly isOfAnnulled?: boolean
  /** Whether the rule finds what it looks for. Called only for its sales, issued from `from` on. */
  readonly isFound: (sale: ObservedSale, settings: SaleRuleSettings) => boolean
}
