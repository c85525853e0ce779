import type { TaxPeriod } from '@contapro/sunat'
import { createRandom } from '../invented/random.ts'
import { monthOf } from './calendar.ts'

/** A usual month's count by the season, a little up or down. The key makes the choice repeatable. */
export function seasonalCount(count: number, season: readonly number[], period: TaxPeriod, key: string): number {
  const percent = season[monthOf(period) - 1] ?? 100
  const jitter = createRandom(`count:${key}:${period}`).int(94, 106)
  return Math.round((count * percent * jitter) / 10_000)
}
