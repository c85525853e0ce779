import type { TaxPeriod } from '@contapro/sunat'
import { settingsOf } from '../../company/settings/settings-of.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { listBoxSums } from '../../vouchers/boxes/box-sums.store.ts'
import { listAnnulledSales } from '../../vouchers/rule-changes/annulled-sales.store.ts'
import { compareForms } from '../../vouchers/rule-changes/compare-forms.ts'
import { formsByRules } from '../../vouchers/rule-changes/forms-by-rules.ts'
import {
  endRuleReview,
  keepSums,
  keepSumsOnceMerged,
  listRuleReviews,
  type RuleReview,
} from '../../vouchers/rule-changes/rule-changes.store.ts'
import { fromStored, toStored } from '../../vouchers/rule-changes/stored-sums.ts'
import { listWithheldSums } from '../../vouchers/withholdings/withheld-sums.store.ts'
import type { ReviewWatch } from '../ingestion-context.ts'

/** Finds which boxes of earlier periods the rules of an update change. */
export interface RuleWatch extends ReviewWatch {
  /** Compares what needs no review, or was reviewed before an earlier process ended. */
  start(): Promise<void>
  /** Leaves off between two companies; the next start goes on. */
  stop(): Promise<void>
}

export interface RuleWatchOptions {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
}

/** Later than every period. */
const ALL = '999999' as TaxPeriod

export function createRuleWatch({ database, clock, logger }: RuleWatchOptions): RuleWatch {
  const state = { isStopping: false, first: Promise.resolve() }
  /** A comparison that fails is tried again at the next start, and keeps nothing else from working. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      logger.error({ error }, 'What new rules change could not be compared yet.')
    }
  }
  const settle = (businessUuid?: string): Promise<void> =>
    attempt(async () => {
      for (const review of await listRuleReviews(database, businessUuid)) {
        if (state.isStopping) return
        if (!review.isWaiting) await attempt(() => compare(review))
      }
    })
  const compare = async ({ businessUuid, sums, sumsOnceMerged }: RuleReview): Promise<void> => {
    const [now, nowWithoutIsc, annulled, withheld, settings] = await Promise.all([
      listBoxSums(database, businessUuid, ALL),
      listBoxSums(database, businessUuid, ALL, { isc: false }),
      listAnnulledSales(database, businessUuid),
      listWithheldSums(database, businessUuid, ALL),
      settingsOf(database, businessUuid),
    ])
    const before = sums ? fromStored(sums) : now
    const onceMerged = sumsOnceMerged ? fromStored(sumsOnceMerged) : before
    const ofReview = { before, onceMerged, nowWithoutIsc: sums ? nowWithoutIsc : now }
    const changes = compareForms(formsByRules({ ...ofReview, annulled, now }, { withheld, settings }))
    await endRuleReview(database, businessUuid, { changes, foundAt: clock() })
  }
  return {
    start: () => (state.first = settle()),
    stop() {
      state.isStopping = true
      return state.first
    },
    beforeReview: (businessUuid) =>
      attempt(async () => {
        const [review] = await listRuleReviews(database, businessUuid)
        if (!review?.isWaiting) return
        const sums = toStored(await listBoxSums(database, businessUuid, ALL))
        await (review.sums ? keepSumsOnceMerged : keepSums)(database, businessUuid, sums)
      }),
    afterReview: settle,
  }
}
