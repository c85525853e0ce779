// All are small and made of the same parts: one fetch for what is not there at first.
export { OpenVoucherDetail } from './open-voucher-detail.tsx'
export { VoucherFilterForm } from './voucher-filter-form.tsx'
export { VoucherGlossModal } from './voucher-gloss-modal.tsx'
