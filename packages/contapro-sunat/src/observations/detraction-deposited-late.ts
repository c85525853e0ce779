import type { CivilDate } from '../civil-date/civil-date.ts'
import { detractionDeadline } from '../detraction/detraction-deadline.ts'
import { periodOf } from '../tax-period/tax-period.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * The detraction was complete, by a deposit or by a credit note, after the fifth working day of the month that follows the
 * annotation: the credit moves to the period of that day. The expense stays as it is.
 *
 * Source: D.Leg. 940 (TUO D.S. 155-2004-EF), first final provision, with D.Leg. 1395; Carta 098-2005-SUNAT/2B0000; R.S.
 * 183-2004, arts. 7, 11 and 16 [M detail].
 */
export const detractionDepositedLate: ObservationRule = {
  code: 'DETRACTION_DEPOSITED_LATE',
  name: 'Detracción depositada fuera de plazo',
  message: 'La detracción se completó fuera de plazo: el crédito va al periodo en que se completó.',
  source: 'D.Leg. 940, primera disposición final; R.S. 183-2004, arts. 7, 11 y 16',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'later',
  isFound: (purchase, settings) => {
    const completedOn = settings.detractionOf(purchase)?.completedOn
    return completedOn ? completedOn > detractionDeadline(purchase.period) : false
  },
  creditPeriod: (purchase, settings) => {
    const completedOn = settings.detractionOf(purchase)?.completedOn
    return completedOn ? periodOf(completedOn) : purchase.period
  },
}
