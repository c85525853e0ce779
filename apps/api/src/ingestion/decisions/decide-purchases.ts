import type { PurchaseDecision, TaxPeriod } from '@contapro/sunat'
import type { Driver, Session } from '../../platform/db/index.ts'
import { treatVoucher } from '../../vouchers/amounts/treat-voucher.ts'
import { yearOf } from '../../vouchers/figures/boleta-limit.ts'
import { listPurchaseTotals } from '../../vouchers/figures/boleta-totals.store.ts'
import { FigureDeltas } from '../../vouchers/figures/figure-deltas.ts'
import type { VoucherRow } from '../../vouchers/rows/voucher-row.ts'
import { addFigures, correctFigures } from '../../vouchers/stores/figures.store.ts'
import type { CurrentVoucher } from '../../vouchers/stores/vouchers.store.ts'
import { isBoletaPassNeeded } from '../writing/apply-boleta-limit.ts'
import { requestReview } from '../writing/review-requests.store.ts'
import {
  findStatesOfPurchases,
  holdIngestion,
  logDecisions,
  type PurchaseStates,
  updateDecisions,
} from './decisions.store.ts'

/** What is decided, about which purchases of a company's period, by whom. */
export interface DecisionOrder {
  readonly businessUuid: string
  readonly ownRuc: string
  readonly period: TaxPeriod
  readonly codes: readonly string[]
  /** Null takes a decision back. */
  readonly decision: PurchaseDecision | null
  readonly accountantUuid: string
  readonly decidedAt: Date
}

/** What came of an order. With unknown or refused codes nothing was changed. */
export interface DecisionOutcome {
  /** Codes that are no purchases of the period. */
  readonly unknown: readonly string[]
  /** Purchases that cannot be decided so: what makes them not deductible is not the accountant's to change. */
  readonly refused: readonly VoucherRow[]
  /** Whether the rules now have to look at other vouchers: wake the ingestion. */
  readonly asksForReview: boolean
}

/**
 * Decides about purchases in one transaction: rows, figures and log change together, at once, whatever is being taken in
 * meanwhile. A decision changes the published rows themselves (docs/decisions/0025): a version of its own could not come
 * before that of an ingestion under way, which nobody is to wait for.
 */
export function decidePurchases(driver: Driver, order: DecisionOrder): Promise<DecisionOutcome> {
  return driver.transaction(async (tx) => {
    const lease = await holdIngestion(tx, order.businessUuid)
    const outcome = await decide(tx, order, { isIngesting: lease.isHeld })
    await lease.release()
    return outcome
  })
}

async function decide(
  tx: Session,
  order: DecisionOrder,
  { isIngesting }: { readonly isIngesting: boolean },
): Promise<DecisionOutcome> {
  const { businessUuid, ownRuc, period, codes, decision } = order
  const states = await findStatesOfPurchases(tx, businessUuid, codes)
  const known = codes.flatMap((code) => {
    const found = states.get(code)
    return found?.published.row.period === period ? [found] : []
  })
  if (known.length < codes.length) {
    const found = new Set(known.map(({ published }) => published.row.code))
    return { unknown: codes.filter((code) => !found.has(code)), refused: [], asksForReview: false }
  }
  const refused = known
    .map(({ published }) => published.row)
    .filter((row) => decision === 'validated' && decided(row, decision, ownRuc).status !== 'gasto deducible')
  if (refused.length > 0) return { unknown: [], refused, asksForReview: false }
  // A decision is kept also where a rule gives the same status: the rule's finding may change, the decision stays.
  const changed = known.filter(({ published }) => published.row.decision !== decision)
  await writeDecisions(tx, order, changed)
  const asksForReview = changed.length > 0 && (await needsReview(tx, order, isIngesting))
  if (asksForReview) await requestReview(tx, businessUuid, period as `${number}`)
  return { unknown: [], refused: [], asksForReview }
}

const decided = (row: VoucherRow, decision: PurchaseDecision | null, ownRuc: string): VoucherRow =>
  treatVoucher({ ...row, decision }, row, ownRuc)

async function writeDecisions(tx: Session, order: DecisionOrder, changed: readonly PurchaseStates[]): Promise<void> {
  const { businessUuid, ownRuc, decision } = order
  const figures = new FigureDeltas()
  const corrections = new FigureDeltas()
  const rows: CurrentVoucher[] = []
  for (const { published, unseen, isReplaced } of changed) {
    const now = decided(published.row, decision, ownRuc)
    figures.subtract(published.row)
    figures.add(now)
    rows.push({ row: now, publishedIn: published.publishedIn })
    // The ingestion has counted the published row out and its own one in, both as they were.
    if (isReplaced) {
      corrections.add(published.row)
      corrections.subtract(now)
    }
    if (!unseen) continue
    const next = decided(unseen.row, decision, ownRuc)
    corrections.add(next)
    corrections.subtract(unseen.row)
    rows.push({ row: next, publishedIn: unseen.publishedIn })
  }
  await updateDecisions(tx, businessUuid, rows)
  await addFigures(tx, businessUuid, figures.changes())
  await correctFigures(tx, businessUuid, corrections.changes())
  await logDecisions(
    tx,
    order,
    changed.map(({ published }) => published.row.code),
  )
}

/** The limit of boletas follows from what is deductible; an ingestion under way reckons it from before the decision. */
async function needsReview(
  tx: Session,
  { businessUuid, period }: DecisionOrder,
  isIngesting: boolean,
): Promise<boolean> {
  const year = yearOf(period)
  const totals = await listPurchaseTotals(tx, businessUuid, year)
  return isBoletaPassNeeded(year, totals, { isCertain: !isIngesting })
}
