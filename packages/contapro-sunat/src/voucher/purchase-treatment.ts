import type { ObservationCode } from '../observations/observation-code.ts'
import type { Observation } from '../observations/observation.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import { lastCreditPeriod, taxPaidOnOf, type TermedVoucher } from './credit-term.ts'
import type { PurchaseCredit } from './purchase-credit.ts'
import { givesCredit, isAnnulled, isCreditNote } from './voucher-types.ts'

/** How a purchase stands as an expense. `observado`: an observation rule doubts it and nobody has decided. */
export type PurchaseStatus = 'gasto deducible' | 'gasto no deducible' | 'observado'

/** Why a purchase is not deductible, whatever the rules of observation find. Stable: screens, reports and hosts decide by it. */
export type PurchaseStatusReason = 'ANNULLED' | 'OTHER_ADDRESSEE' | 'BOLETA_OVER_LIMIT' | 'DECLINED'

/** Why a purchase gives no IGV credit, whatever the rules of observation find. Stable. */
export type PurchaseCreditReason =
  | 'TYPE_WITHOUT_CREDIT'
  | 'OVER_TWELVE_MONTHS'
  | 'OVER_TWELVE_MONTHS_OF_PAYMENT'
  | 'ANNULLED'
  | 'OTHER_ADDRESSEE'

/** What the accountant decided about a purchase: validated, declined, or nothing (null). */
export type PurchaseDecision = 'validated' | 'declined'

/** The facts about a purchase that decide how it is treated. */
export interface PurchaseFacts extends TermedVoucher {
  /** Period of the register that holds it. */
  readonly period: TaxPeriod
  /** Est. Comp., '' when the source has none. */
  readonly state: string
  /** The customer that the voucher's XML names; null when there is no XML or it names nobody by RUC. */
  readonly addresseeRuc: string | null
  /** The company whose purchase it is. */
  readonly ownRuc: string
  readonly decision: PurchaseDecision | null
  /** Outside the year's limit for boletas (`boletaLimit`): known only once the year's other vouchers are. */
  readonly isBoletaOverLimit?: boolean
  /** What the rules of observation found (`observePurchase`). */
  readonly observations?: readonly Observation[]
}

/** How a purchase is treated, and why. Reasons are empty where there is nothing to explain. */
export interface PurchaseTreatment {
  readonly status: PurchaseStatus
  readonly statusReasons: readonly (PurchaseStatusReason | ObservationCode)[]
  readonly credit: PurchaseCredit
  readonly creditReasons: readonly (PurchaseCreditReason | ObservationCode)[]
}

/**
 * Whether a purchase is deductible and whether it gives IGV credit (decisions 22 and 23). What makes it not deductible goes
 * before what makes it doubtful; a doubt counts until the accountant decides. A credit that is never given goes before one
 * that is given later, whoever decided what.
 *
 * The accountant's "validated" settles what a rule doubts; it does not revive an annulled voucher, one addressed to
 * another company or a boleta over the limit. Credit notes subtract credit whatever their age: the twelve months bound
 * the right to take credit, not the duty to give it back. They bound a credit that a late deposit moves as well: the voucher
 * has to stand in the register of the period that takes its credit (RTF 1580-5-2009; Ley 29215, art. 2).
 */
export function purchaseTreatment(purchase: PurchaseFacts): PurchaseTreatment {
  const { observations = [], decision } = purchase
  const refused = observations.filter((found) => found.status === 'gasto no deducible').map(({ code }) => code)
  const statusReasons = [...statusReasonsOf(purchase), ...refused]
  const creditReasons = creditReasonsOf(purchase, creditPeriodOf(purchase))
  const doubts = decision === null ? observations.filter((found) => found.status === 'observado') : []
  return { ...statusOf(statusReasons, doubts), ...creditOf(creditReasons, observations) }
}

function statusOf(
  reasons: PurchaseTreatment['statusReasons'],
  doubts: readonly Observation[],
): Pick<PurchaseTreatment, 'status' | 'statusReasons'> {
  if (reasons.length > 0) return { status: 'gasto no deducible', statusReasons: reasons }
  if (doubts.length > 0) return { status: 'observado', statusReasons: doubts.map((doubt) => doubt.code) }
  return { status: 'gasto deducible', statusReasons: [] }
}

function creditOf(
  reasons: readonly PurchaseCreditReason[],
  observations: readonly Observation[],
): Pick<PurchaseTreatment, 'credit' | 'creditReasons'> {
  const codes = (credit: PurchaseCredit) => observations.filter((found) => found.credit === credit).map((o) => o.code)
  const never = [...reasons, ...codes('no')]
  if (never.length > 0) return { credit: 'no', creditReasons: never }
  const later = codes('later')
  return { credit: later.length > 0 ? 'later' : 'yes', creditReasons: later }
}

/** Whether the purchase's IGV enters "IGV compras" of its own period (one `later` enters that of its credit period): it counts, with credit. */
export function countsAsCredit(
  type: string,
  { status, credit }: Pick<PurchaseTreatment, 'status' | 'credit'>,
): boolean {
  return credit === 'yes' && countsInPurchases(type, status)
}

/**
 * Whether a purchase counts in what is computed from the purchases: it is deductible. A credit note also counts while it is observed,
 * since it subtracts and only an accountant's decision takes one out (decision 23).
 */
export function countsInPurchases(type: string, status: PurchaseStatus): boolean {
  return status === 'gasto deducible' || (status === 'observado' && isCreditNote(type))
}

/** Whether a voucher is too old for its credit: its period is later than the last one that may take it (`lastCreditPeriod`). */
export function isOverTwelveMonths(voucher: TermedVoucher, period: TaxPeriod): boolean {
  return period > lastCreditPeriod(voucher)
}

function statusReasonsOf(purchase: PurchaseFacts): PurchaseStatusReason[] {
  const reasons: PurchaseStatusReason[] = []
  if (isAnnulled(purchase.state)) reasons.push('ANNULLED')
  if (isOfOtherCompany(purchase)) reasons.push('OTHER_ADDRESSEE')
  if (purchase.isBoletaOverLimit === true) reasons.push('BOLETA_OVER_LIMIT')
  if (purchase.decision === 'declined') reasons.push('DECLINED')
  return reasons
}

/** Where the credit would be taken: in the period of the register, unless a rule moves it to a later one. */
function creditPeriodOf({ period, observations = [] }: PurchaseFacts): TaxPeriod {
  return observations.find(({ credit }) => credit === 'later')?.creditPeriod ?? period
}

function creditReasonsOf(purchase: PurchaseFacts, creditPeriod: TaxPeriod): PurchaseCreditReason[] {
  const reasons: PurchaseCreditReason[] = []
  if (!givesCredit(purchase.type)) reasons.push('TYPE_WITHOUT_CREDIT')
  const isTooOld = !isCreditNote(purchase.type) && isOverTwelveMonths(purchase, creditPeriod)
  if (isTooOld) reasons.push(taxPaidOnOf(purchase) === null ? 'OVER_TWELVE_MONTHS' : 'OVER_TWELVE_MONTHS_OF_PAYMENT')
  if (isAnnulled(purchase.state)) reasons.push('ANNULLED')
  if (isOfOtherCompany(purchase)) reasons.push('OTHER_ADDRESSEE')
  return reasons
}

function isOfOtherCompany({ addresseeRuc, ownRuc }: PurchaseFacts): boolean {
  return addresseeRuc !== null && addresseeRuc !== ownRuc
}
