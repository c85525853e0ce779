import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { serieNumber } from '../../lists/serie-number.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VoucherItemList } from './voucher-item-list.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherGlossModalProps {
  /** The voucher whose items show; none closes the modal. */
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

/** 'Detalle de ítems en glosa': every item of a voucher (part 2 §2). */
export function VoucherGlossModal({ voucher, onClose }: VoucherGlossModalProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  return (
    <Modal
      open={voucher !== undefined}
      onClose={onClose}
      size="md"
      title={texts.glossTitle}
      description={
        voucher ? (
          <span translate="no">{`${serieNumber(voucher)} · ${voucher.supplier_business_name}`}</span>
        ) : undefined
      }
    >
      {voucher ? <VoucherItemList voucher={voucher} /> : null}
    </Modal>
  )
}
