// All are small and made of the same parts: one fetch for what is not there at first.
export { DepositFileModal } from './deposit-file-modal.tsx'
export { DepositFiles } from './deposit-files.tsx'
export { DetractionEntryModal } from './detraction-entry-modal.tsx'
export { DetractionReceiptModal } from './detraction-receipt-modal.tsx'
export { PossibleDetractions } from './possible-detractions.tsx'
