import type { Voucher } from '../contract/contract.ts'

type Told =
  | 'tax_period'
  | 'type'
  | 'type_name'
  | 'supplier_ruc'
  | 'igv_amount'
  | 'non_taxable_amount'
  | 'total_amount'
  | 'igv_credit_amount'
  | 'igv_rate'
  | 'source'

/** A voucher as the mock server knows it: with what a server may leave out, too. */
export type MockVoucher = Voucher & Required<Pick<Voucher, Told>>
