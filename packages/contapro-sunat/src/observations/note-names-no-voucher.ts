import type { CivilDate } from '../civil-date/civil-date.ts'
import { isNote } from './is-note.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * A credit or debit note that does not name the voucher that it modifies: neither that voucher nor its detraction follows the note.
 *
 * Source: Reglamento de Comprobantes de Pago (R.S. 007-99), art. 10 [M]; R.S. 040-2022, Anexo 11, fields 28 to 32; R.S. 112-2021, Anexo
 * 3, fields 29 to 32. An advice and no doubt about the note: our reading.
 */
export const noteNamesNoVoucher: ObservationRule = {
  code: 'NOTE_NAMES_NO_VOUCHER',
  name: 'Nota que no nombra su comprobante',
  message: 'La nota no nombra el comprobante que modifica.',
  source: 'Reglamento de Comprobantes de Pago, art. 10; R.S. 040-2022, anexo 11, campos 28 a 32',
  from: '1999-04-16' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: namesNoVoucher,
}

/** Whether a voucher, bought or sold, is a note that is known to name no other. */
export function namesNoVoucher({
  type,
  namesVoucher,
}: {
  readonly type: string
  readonly namesVoucher?: boolean
}): boolean {
  return isNote(type) && namesVoucher === false
}
