import type { UblDocument } from '../ubl/ubl-voucher.ts'
import { printSaleVoucher } from './print-sale-voucher.ts'
import { printWithholding } from './print-withholding.ts'
import type { PrintedVoucher } from './printed-voucher.ts'

/** What the printed representation of an electronic voucher holds. */
export function printVoucher(document: UblDocument): PrintedVoucher {
  return document.kind === 'voucher' ? printSaleVoucher(document) : printWithholding(document)
}
