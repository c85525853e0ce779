import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { DownloadIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { VoucherDetail } from './voucher-detail.tsx'
import { serieNumber } from '../../provider/serie-number.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** Props of `VoucherDetailModal`. */
export interface VoucherDetailModalProps {
  /** The voucher to explain; none closes the modal. */
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
  readonly onDownload?: (voucher: Voucher) => void
}

/** "Why this figure": what one voucher adds to the IGV of its period, and why. */
export function VoucherDetailModal({ voucher, onClose, onDownload }: VoucherDetailModalProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const canDownload = onDownload !== undefined && voucher?.xml_cpe_link
  return (
    <Modal
      open={voucher !== undefined}
      onClose={onClose}
      size="md"
      title={voucher ? serieNumber(voucher) : undefined}
      description={voucher ? `${voucher.type_name} · ${voucher.supplier_business_name}` : undefined}
      footer={
        voucher && canDownload ? (
          <Button icon={DownloadIcon} onClick={() => onDownload(voucher)}>
            {texts.downloadSelected}
          </Button>
        ) : undefined
      }
    >
      {voucher ? <VoucherDetail voucher={voucher} /> : null}
    </Modal>
  )
}
