import { type JSX, useCallback, useState } from 'react'
import type { PreviewedVoucher } from '../patterns/voucher-preview/voucher-preview-modal.tsx'
import { onDemand } from '../primitives/on-demand/on-demand.tsx'
import { useEmit } from './host-context.ts'
import { useLatest } from './use-latest.ts'
import { useLoadFile } from './use-load-file.ts'

const modal = onDemand(
  async () => (await import('../patterns/voucher-preview/voucher-preview-modal.tsx')).VoucherPreviewModal,
)

/** The preview of a screen's vouchers. */
export interface VoucherPreview {
  /** Shows a file; it stays the same function. */
  readonly open: (voucher: PreviewedVoucher) => void
  /** To be rendered anywhere in the screen. */
  readonly preview: JSX.Element
}

/** The files of a screen's vouchers, fetched from their signed addresses; each look is told as '{view}_ver_comprobante'. */
export function useVoucherPreview(view: string): VoucherPreview {
  const load = useLoadFile()
  const emit = useEmit()
  const [voucher, setVoucher] = useState<PreviewedVoucher>()
  const close = useCallback(() => setVoucher(undefined), [])
  const open = useLatest((next: PreviewedVoucher) => {
    setVoucher(next)
    emit({ type: 'previewed', view, document: 'comprobante' })
  })
  const preview = (
    <modal.Part isWanted={voucher !== undefined} onFailure={close} voucher={voucher} onClose={close} load={load} />
  )
  return { open, preview }
}
