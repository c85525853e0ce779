import { ContaproError } from '@contapro/sdk'
import { useContaproClient } from '@contapro/sdk/react'
import { type JSX, useCallback, useState } from 'react'
import { useEmit } from '../host/host-context.ts'
import { type PreviewedVoucher, VoucherPreviewModal } from '../patterns/voucher-preview/voucher-preview-modal.tsx'
import { useLatest } from '../primitives/latest/use-latest.ts'
import { loadVoucherFile, type SignedFile } from './load-voucher-file.ts'

/** The preview of a screen's vouchers. */
export interface VoucherPreview {
  /** Shows a file; it stays the same function. */
  readonly open: (voucher: PreviewedVoucher & SignedFile) => void
  /** To be rendered anywhere in the screen. */
  readonly preview: JSX.Element
}

/** The files of a screen's vouchers, fetched from their signed addresses; each look is told as '{view}_ver_comprobante'. */
export function useVoucherPreview(view: string): VoucherPreview {
  const client = useContaproClient()
  const emit = useEmit()
  const [voucher, setVoucher] = useState<PreviewedVoucher & SignedFile>()
  const close = useCallback(() => setVoucher(undefined), [])
  const load = useCallback(
    (address: string, signal: AbortSignal) =>
      loadVoucherFile(client, { address, renew: async () => await voucher?.renew() }, { signal }),
    [client, voucher],
  )
  const open = useLatest((next: PreviewedVoucher & SignedFile) => {
    setVoucher(next)
    emit({ type: 'previewed', view, document: 'comprobante' })
  })
  const preview = <VoucherPreviewModal voucher={voucher} onClose={close} load={load} explain={explain} />
  return { open, preview }
}

const explain = (error: unknown): string | undefined => (error instanceof ContaproError ? error.message : undefined)
