import type { CivilDate } from '../civil-date/civil-date.ts'
import { isNote } from './is-note.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * Subject to detraction, and no deposit is known: the credit may be taken only from the period in which the deposit is
 * made. No document says that there was none, so that the purchase is doubtful until a report shows the deposit or the
 * accountant decides.
 *
 * Source: D.Leg. 940 (TUO D.S. 155-2004-EF), first final provision; in force with R.S. 183-2004 since 15 September 2004.
 */
export const detractionWithoutDeposit: ObservationRule = {
  code: 'DETRACTION_WITHOUT_DEPOSIT',
  name: 'Detracción sin depósito',
  message: 'No encontramos el depósito de la detracción.',
  source: 'D.Leg. 940, primera disposición final; R.S. 183-2004',
  from: '2004-09-15' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: ({ type, hasDetraction, deposits }) => hasDetraction && deposits.length === 0 && !isNote(type),
}
