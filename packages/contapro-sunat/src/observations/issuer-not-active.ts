import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * The issuer's RUC is not active in the padrón (suspended, given up, or struck off): it could not issue vouchers. The
 * padrón shows the day on which it was made and not the issue date, so that the accountant decides.
 *
 * Source: TUO de la Ley del Impuesto a la Renta, art. 44 inc. j); Ley 29215, art. 1 (issuer entitled to issue). [M]: not
 * read in the original, nor is the date.
 */
export const issuerNotActive: ObservationRule = {
  code: 'ISSUER_NOT_ACTIVE',
  name: 'Proveedor no activo',
  message: 'El RUC del proveedor no figura como activo en el padrón de SUNAT.',
  source: 'TUO de la Ley del Impuesto a la Renta, art. 44 inc. j); Ley 29215, art. 1',
  from: '2004-01-01' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: ({ issuer }) => issuer?.isActive === false,
}
