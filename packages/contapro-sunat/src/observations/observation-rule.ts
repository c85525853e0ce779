import type { CivilDate } from '../civil-date/civil-date.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { PurchaseCredit } from '../voucher/purchase-credit.ts'
import type { ObservationCode } from './observation-code.ts'
import type { ObservationSettings, ObservedPurchase } from './observed-purchase.ts'

/** One rule by which a purchase is doubted, moved to another period, or only commented. */
export interface ObservationRule {
  readonly code: ObservationCode
  /** Short name in Spanish, as the donut shows it. */
  readonly name: string
  /** What the rule found: a whole sentence in Spanish, ready to show. */
  readonly message: string
  /** The norm, in Spanish. */
  readonly source: string
  /** First issue date that it holds for. */
  readonly from: CivilDate
  /** What it does to the status: refuses the purchase by law, doubts it until somebody decides, or nothing. */
  readonly status: 'gasto no deducible' | 'observado' | null
  /** What it does to the IGV credit: nothing (`yes`), takes it away, or moves it to a later period. */
  readonly credit: PurchaseCredit
  /** Whether the rule finds what it looks for. Asked only for purchases issued from `from` on. */
  readonly isFound: (purchase: ObservedPurchase, settings: ObservationSettings) => boolean
  /** With credit `later`: the period in which it may be taken. */
  readonly creditPeriod?: (purchase: ObservedPurchase, settings: ObservationSettings) => TaxPeriod
}
