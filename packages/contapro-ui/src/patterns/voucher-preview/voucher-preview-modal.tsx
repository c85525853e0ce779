import type { JSX } from 'react'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import type { LoadFile } from './use-preview-file.ts'

const opened = onDemand(async () => (await import('./open-voucher-preview.tsx')).OpenVoucherPreview)

/** A voucher's file to look at. */
export interface PreviewedVoucher {
  /** Series and number. */
  readonly name: string
  /** Who issued it. */
  readonly issuer?: string
  /** The signed address of the file; the extension of its path says what it is. */
  readonly address: string
}

/** Props of `VoucherPreviewModal`. */
export interface VoucherPreviewModalProps {
  /** Without one nothing is open. */
  readonly voucher: PreviewedVoucher | undefined
  readonly onClose: () => void
  /** Gets the file; a plain GET without one. */
  readonly load?: LoadFile
  /** What is said of a file that could not be loaded; to look at the connection where it says nothing. */
  readonly explain?: ((error: unknown) => string | undefined) | undefined
  /** Hears of a file that could not be loaded; the browser's console without one. */
  readonly onProblem?: (message: string, error: unknown) => void
}

/** Shows a voucher's file: an image, a PDF, XML as text; anything else is offered as a download. Closing ends the zoom. */
export function VoucherPreviewModal({ voucher, ...rest }: VoucherPreviewModalProps): JSX.Element | null {
  return voucher ? (
    <opened.Part key={voucher.address} isWanted onFailure={rest.onClose} voucher={voucher} {...rest} />
  ) : null
}
