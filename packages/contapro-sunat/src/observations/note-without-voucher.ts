import type { CivilDate } from '../civil-date/civil-date.ts'
import { isModifiedMissing } from './modified-missing.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * The voucher that a note modifies is in no register, although the register of its month is loaded. While that month is not
 * loaded, nothing is known.
 *
 * Source: Reglamento de Comprobantes de Pago (R.S. 007-99), art. 10; TUO de la Ley del IGV, arts. 26 and 27.
 */
export const noteWithoutVoucher: ObservationRule = {
  code: 'NOTE_WITHOUT_VOUCHER',
  name: 'Nota sin comprobante',
  message: 'No encontramos el comprobante que la nota modifica, y su periodo está cargado.',
  source: 'Reglamento de Comprobantes de Pago, art. 10; TUO de la Ley del IGV, arts. 26 y 27',
  from: '1999-04-16' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: ({ modified }) => isModifiedMissing(modified),
}
