import type { CivilDate } from '@contapro/sunat'
import type { Clock } from './clock.ts'

const LIMA_OFFSET_MILLISECONDS = 5 * 3_600_000

/** Today in Lima (UTC−5 all year). */
export function todayInLima(clock: Clock): CivilDate {
  return new Date(clock().getTime() - LIMA_OFFSET_MILLISECONDS).toISOString().slice(0, 10) as CivilDate
}
