import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * Subject to detraction, and no deposits are known that reach it: the credit may be taken only from the period in which the
 * whole is deposited. No document says that it was not, so that the purchase is doubtful until a report shows the deposit or
 * the accountant decides.
 *
 * Source: D.Leg. 940 (TUO D.S. 155-2004-EF), first final provision; the whole of it: Informe 178-2005-SUNAT/2B0000. In force
 * with R.S. 183-2004 since 15 September 2004.
 */
export const detractionWithoutDeposit: ObservationRule = {
  code: 'DETRACTION_WITHOUT_DEPOSIT',
  name: 'Detracción sin depósito',
  message: 'No encontramos el depósito completo de la detracción.',
  source: 'D.Leg. 940, primera disposición final; R.S. 183-2004; Informe 178-2005-SUNAT',
  from: '2004-09-15' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: (purchase, settings) => settings.detractionOf(purchase)?.completedOn === null,
}
