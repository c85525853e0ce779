import type { Upload } from '@contapro/sdk'
import { centimosOf } from '../../host/centimos-of.ts'
import { moneyText } from '../../patterns/money-text/money-parts.ts'
import type { UploadsMessages } from './uploads.messages.ts'

/** Sentence about the vouchers and the IGV that an upload changed. Undefined if it changed no voucher. */
export function uploadChange(
  { vouchers_changed: vouchers, igv_change: change }: Upload,
  texts: UploadsMessages,
  locale: string,
): string | undefined {
  if (!vouchers) return undefined
  const igv = centimosOf(change)
  return texts.changed(vouchers, igv ? moneyText(igv, locale) : undefined)
}
