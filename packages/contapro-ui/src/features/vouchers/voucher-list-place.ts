import type { OperationType, Voucher, VoucherFigure } from '@contapro/sdk'
import { formatPeriod } from '../../patterns/period-text/format-period.ts'

/** What a row can do. */
export interface VoucherRowActions {
  readonly onOpen: (voucher: Voucher) => void
  readonly onGloss: (voucher: Voucher) => void
  readonly onPreview: (voucher: Voucher) => void
  readonly onDownload: (voucher: Voucher) => void
}

/** Which list the columns are of. */
export interface VoucherListPlace {
  readonly operation: OperationType
  /** The figure whose vouchers are listed. */
  readonly figure: VoucherFigure | undefined
  readonly businessUuid: string
  readonly taxPeriod: string
  readonly locale: string
  /** Whether the answer has IGV and total of each voucher. */
  readonly hasAmounts: boolean
}

/** A period in the middle of a sentence, in the words of the list. */
export const periodText = (period: string, { locale }: VoucherListPlace): string =>
  formatPeriod(period, locale, 'sentence')
