import type { CivilDate } from '../civil-date/civil-date.ts'
import type { PurchaseRow } from '../sire/register-row.ts'
import type { SiscontAmounts } from './siscont-amounts.ts'

/** A purchase as the Siscont file tells it. */
export interface SiscontPurchase {
  readonly row: PurchaseRow
  readonly amounts: SiscontAmounts
  /** Whether the amounts are dollars; otherwise they are soles. */
  readonly isInDollars: boolean
  /** From 1. */
  readonly rowNumber: number
  /** First deposit of its detraction; empty and null without one. */
  readonly certificate: string
  readonly certificateOn: CivilDate | null
  /** The glosa, '' where no XML tells it. */
  readonly items: string
}
