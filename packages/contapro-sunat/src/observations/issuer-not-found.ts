import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * The issuer is "no habido" in the padrón: its vouchers are no expense unless it lifts that condition by 31 December. "No
 * hallado" and "pendiente" have no effect of their own. The padrón shows the day on which it was made and not the issue
 * date, so that the accountant decides.
 *
 * Source: TUO de la Ley del Impuesto a la Renta, art. 44 inc. j); its reglamento, art. 25. [M]: not read in the original,
 * nor is the date.
 */
export const issuerNotFound: ObservationRule = {
  code: 'ISSUER_NOT_FOUND',
  name: 'Proveedor no habido',
  message: 'El proveedor figura como no habido en el padrón de SUNAT.',
  source: 'TUO de la Ley del Impuesto a la Renta, art. 44 inc. j)',
  from: '2004-01-01' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: ({ issuer }) => issuer?.isFound === false,
}
