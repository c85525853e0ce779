import type { CivilDate } from '../civil-date/civil-date.ts'
import { isAnnotatedElsewhere } from './annotated-elsewhere.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * Registers of two periods name the same voucher. It counts once, in the period that `compareRegisterRows` chooses; whether
 * that is the right one, the accountant says.
 *
 * Source: TUO de la Ley del IGV, art. 19 inc. c) (annotation); SUNAT refuses the second one with error 452 (R.S. 040-2022).
 */
export const duplicate: ObservationRule = {
  code: 'DUPLICATE',
  name: 'Comprobante duplicado',
  message: 'El comprobante está anotado en más de un periodo.',
  source: 'TUO de la Ley del IGV, art. 19 inc. c); R.S. 040-2022',
  from: '1999-04-16' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: isAnnotatedElsewhere,
}
