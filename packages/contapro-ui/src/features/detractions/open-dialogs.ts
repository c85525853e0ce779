// All are small and made of the same parts: one fetch for the three.
export { DepositFileModal } from './deposit-file-modal.tsx'
export { DetractionEntryModal } from './detraction-entry-modal.tsx'
export { DetractionReceiptModal } from './detraction-receipt-modal.tsx'
