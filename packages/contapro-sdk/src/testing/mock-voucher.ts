import type { Voucher } from '../contract/contract.ts'

type OptionalField =
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

/** A voucher of the mock server, with the fields that a server may leave out. */
export type MockVoucher = Voucher & Required<Pick<Voucher, OptionalField>>
