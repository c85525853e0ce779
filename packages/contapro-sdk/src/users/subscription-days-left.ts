import type { Subscription } from '../contract/contract.ts'
import { LIMA_OFFSET_MS } from '../session/lima-offset.ts'

const MS_PER_DAY = 86_400_000

/**
 * Days from now to the end date of a plan, rounded up, never below 0 (part 1 §9). The end date is a civil date in Peru, so the
 * answer does not depend on where the browser stands.
 */
export function subscriptionDaysLeft(subscription: Pick<Subscription, 'end_date'> | null, now: Date): number {
  if (!subscription) return 0
  const [year = 0, month = 1, day = 1] = subscription.end_date.split('-').map(Number)
  const endsAt = Date.UTC(year, month - 1, day) + LIMA_OFFSET_MS
  return Math.max(0, Math.ceil((endsAt - now.getTime()) / MS_PER_DAY))
}
