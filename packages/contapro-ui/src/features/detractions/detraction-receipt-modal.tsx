import type { Detraction } from '@contapro/sdk'
import type { JSX } from 'react'
import { Modal } from '../../primitives/modal/modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { DetractionReceipt } from './detraction-receipt.tsx'
import { detractionsMessages } from './detractions.messages.ts'

export interface DetractionReceiptModalProps {
  /** The deposit; none closes the modal. */
  readonly detraction: Detraction | undefined
  readonly onClose: () => void
}

/** 'Constancia de pago'. */
export function DetractionReceiptModal({ detraction, onClose }: DetractionReceiptModalProps): JSX.Element {
  const texts = useTexts(detractionsMessages)
  return (
    <Modal
      open={detraction !== undefined}
      onClose={onClose}
      size="md"
      title={texts.receiptTitle}
      description={texts.receiptSubtitle}
    >
      {detraction ? <DetractionReceipt detraction={detraction} /> : null}
    </Modal>
  )
}
