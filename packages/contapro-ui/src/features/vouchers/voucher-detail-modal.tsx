import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { ExchangeRateLink } from './exchange-rate-link.tsx'

const opened = onDemand(async () => (await import('./on-demand-parts.ts')).OpenVoucherDetail)

/** Props of `VoucherDetailModal`. */
export interface VoucherDetailModalProps {
  /** The voucher to explain; none closes the modal. */
  readonly voucher: Voucher | undefined
  /** Company of the voucher. Defaults to the selected one. */
  readonly businessUuid?: string
  readonly onClose: () => void
  readonly onDownload?: (voucher: Voucher) => void
}

/** "Why this figure": what one voucher adds to the IGV of its period, and why. */
export function VoucherDetailModal({ voucher, businessUuid, ...rest }: VoucherDetailModalProps): JSX.Element | null {
  if (!voucher) return null
  const link = <ExchangeRateLink voucher={voucher} businessUuid={businessUuid} />
  return <opened.Part isWanted onFailure={rest.onClose} voucher={voucher} exchangeRateLink={link} {...rest} />
}
