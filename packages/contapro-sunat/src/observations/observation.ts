import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { PurchaseCredit } from '../voucher/purchase-credit.ts'
import type { ObservationCode } from './observation-code.ts'

/** What a rule found in a purchase, and what follows from it. */
export interface Observation {
  readonly code: ObservationCode
  /** `gasto no deducible`: it is, whatever somebody decides. `observado`: the purchase is doubtful until somebody decides. Null: neither. */
  readonly status: 'gasto no deducible' | 'observado' | null
  /** `yes`: nothing. `no`: none is given. `later`: it is given in `creditPeriod`. */
  readonly credit: PurchaseCredit
  /** Only with credit `later`. */
  readonly creditPeriod: TaxPeriod | null
}
