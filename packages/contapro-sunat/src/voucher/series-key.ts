import { isCustomsDocument } from './is-customs-document.ts'
import { withoutLeftZeros } from './voucher-number.ts'

/**
 * A series as it is compared: the physical series `1`, `001` and `0001` are one, as in the CAR of SUNAT (R.S. 112-2021 and 040-2022).
 * The three digits of a customs office and every series with a letter stay as they are.
 *
 * @param type of the voucher (Tabla 10)
 */
export function seriesKey(type: string, series: string): string {
  if (isCustomsDocument(type) || !/^[0-9]+$/.test(series)) return series
  return withoutLeftZeros(series).padStart(4, '0')
}
