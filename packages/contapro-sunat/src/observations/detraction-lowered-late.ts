import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * A credit note that was issued after the deadline lowers a detraction that was not complete by then. The whole was owed on the last
 * day in time, so that a reviewer may ask for the deposit or its fine all the same.
 *
 * Source: D.Leg. 940, arts. 4 and 12, first final provision; that the note counts is our reading.
 */
export const detractionLoweredLate: ObservationRule = {
  code: 'DETRACTION_LOWERED_LATE',
  name: 'Nota de crédito fuera de plazo',
  message: 'Una nota de crédito emitida después del plazo reduce la detracción que no se había depositado.',
  source: 'D.Leg. 940, arts. 4 y 12 y primera disposición final',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: (purchase, settings) => settings.detractionOf(purchase)?.isLoweredLate === true,
}
