export {
  type AdmittedSums,
  addBoxSums,
  admitBoxByBox,
  admitSums,
  type CarriedInto,
  carriedSum,
  noPdt621Sum,
  type Pdt621Sum,
  type Pdt621Sums,
} from './admit-sums.ts'
export {
  noPdt621Carry,
  type Pdt621Carry,
  type Pdt621Facts,
  type Pdt621Form,
  type Pdt621FormBox,
  type Pdt621Rates,
  pdt621Form,
} from './pdt-621-form.ts'
export type { Pdt621Amount, Pdt621VoucherBox, Pdt621Vouchers } from './pdt-621-voucher-box.ts'
export { pdt621VoucherBoxes } from './pdt-621-voucher-boxes.ts'
export { wholeSoles } from './whole-soles.ts'
