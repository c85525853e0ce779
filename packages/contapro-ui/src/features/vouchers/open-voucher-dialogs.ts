// The gloss is small and made of the same parts: one fetch for the two.
export { OpenVoucherDetail } from './open-voucher-detail.tsx'
export { VoucherGlossModal } from './voucher-gloss-modal.tsx'
