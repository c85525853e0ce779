import { type Voucher, voucherFileName } from '@contapro/sdk'
import { useContaproClient } from '@contapro/sdk/react'
import { useEmit } from '../../host/host-context.ts'
import { saveBlob } from '../../host/save-blob.ts'
import { loadVoucherFile } from '../../lists/load-voucher-file.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

/**
 * Saves the XML of a voucher from its signed address under its own name, and tells it as a download of the view. A failure
 * says so and offers to try again; `renewed` asks for the voucher with new addresses.
 */
export function useVoucherDownload(
  view: string,
  renewed: (voucher: Voucher) => Promise<Voucher | undefined>,
): (voucher: Voucher) => void {
  const client = useContaproClient()
  const texts = useTexts(vouchersMessages)
  const toasts = useToasts()
  const emit = useEmit()

  const save = async (voucher: Voucher): Promise<void> => {
    const { code, xml_cpe_link: address } = voucher
    if (address === null) return
    const renew = async (): Promise<string | null | undefined> => (await renewed(voucher))?.xml_cpe_link
    saveBlob(await loadVoucherFile(client, { address, renew }), voucherFileName(address))
    emit({ type: 'voucher-downloaded', code, format: 'xml' })
    emit({ type: 'downloaded', view, file: 'xml' })
  }
  const fail = (retry: () => void): void => {
    toasts.show({
      tone: 'destructive',
      title: texts.downloadFailed,
      description: texts.downloadFailedText,
      action: { label: texts.retry, altText: texts.retry, onAction: retry },
    })
  }
  const download = (voucher: Voucher): void => {
    save(voucher).catch(() => fail(() => download(voucher)))
  }
  return download
}
