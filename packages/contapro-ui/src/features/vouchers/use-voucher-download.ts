import { getVoucherFile, type Voucher, voucherFileName } from '@contapro/sdk'
import { useContaproClient } from '@contapro/sdk/react'
import { useState } from 'react'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { useEmit } from '../../provider/host-context.ts'
import { useMessages } from '../../provider/messages.tsx'
import { saveBlob } from './save-blob.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** Files of vouchers, fetched from their signed addresses and saved under their own names. */
export interface VoucherDownload {
  readonly download: (voucher: Voucher, file: 'image' | 'xml') => void
  /** The XML of each that has one, one after the other. */
  readonly downloadAll: (vouchers: readonly Voucher[]) => void
  /** Several are on their way. */
  readonly isBusy: boolean
}

/** Downloads the files of vouchers. A failure says so and offers to try again; `onExpired` renews the addresses. */
export function useVoucherDownload(onExpired: () => void): VoucherDownload {
  const client = useContaproClient()
  const texts = useMessages(vouchersMessages)
  const toasts = useToasts()
  const emit = useEmit()
  const [isBusy, setBusy] = useState(false)

  const save = async (voucher: Voucher, file: 'image' | 'xml'): Promise<void> => {
    const address = file === 'xml' ? voucher.xml_cpe_link : voucher.img_cpe_link
    if (address === null) return
    saveBlob(await getVoucherFile(client, address), voucherFileName(address))
    if (file === 'xml') emit({ type: 'voucher-downloaded', code: voucher.code, format: 'xml' })
  }
  const fail = (retry: () => void): void => {
    onExpired()
    toasts.show({
      tone: 'destructive',
      title: texts.downloadFailed,
      description: texts.downloadFailedText,
      action: { label: texts.retry, altText: texts.retry, onAction: retry },
    })
  }
  const download: VoucherDownload['download'] = (voucher, file) => {
    save(voucher, file).catch(() => fail(() => download(voucher, file)))
  }
  const saveAll = async (vouchers: readonly Voucher[]): Promise<void> => {
    for (const voucher of vouchers) await save(voucher, 'xml')
  }
  const downloadAll: VoucherDownload['downloadAll'] = (vouchers) => {
    setBusy(true)
    saveAll(vouchers)
      .catch(() => fail(() => downloadAll(vouchers)))
      .finally(() => setBusy(false))
  }
  return { download, downloadAll, isBusy }
}
