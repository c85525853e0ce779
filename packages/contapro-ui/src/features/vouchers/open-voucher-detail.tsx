import type { Voucher } from '@contapro/sdk'
import type { JSX, ReactNode } from 'react'
import { serieNumber } from '../../lists/serie-number.ts'
import { typeAndParty } from '../../lists/type-and-party.ts'
import { Button } from '../../primitives/button/button.tsx'
import { DownloadIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VoucherDetail } from './voucher-detail.tsx'
import type { VoucherDetailModalProps } from './voucher-detail-modal.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export interface OpenVoucherDetailProps extends Omit<VoucherDetailModalProps, 'businessUuid'> {
  readonly voucher: Voucher
  /** Comes from where the list stands: here it would load the links a second time. */
  readonly exchangeRateLink: ReactNode
}

/** The detail of one voucher, with a way to download its XML. */
export function OpenVoucherDetail({
  voucher,
  exchangeRateLink,
  onClose,
  onDownload,
}: OpenVoucherDetailProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={<span translate="no">{serieNumber(voucher)}</span>}
      description={<span translate="no">{typeAndParty(voucher)}</span>}
      footer={
        onDownload && voucher.xml_cpe_link ? (
          <Button icon={DownloadIcon} onClick={() => onDownload(voucher)}>
            {texts.downloadSelected}
          </Button>
        ) : undefined
      }
    >
      <VoucherDetail voucher={voucher} exchangeRateLink={exchangeRateLink} />
    </Modal>
  )
}
