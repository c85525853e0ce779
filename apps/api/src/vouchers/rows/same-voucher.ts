import { isDeepStrictEqual } from 'node:util'
import { voucherFields } from './voucher-columns.ts'
import type { VoucherRow } from './voucher-row.ts'

/** Whether two states say the same in every column. */
export function sameVoucher(a: VoucherRow, b: VoucherRow): boolean {
  return voucherFields.every(({ field }) => sameValue(a[field], b[field]))
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => sameValue(value, b[i]))
  return a === b || (typeof a === 'object' && isDeepStrictEqual(a, b))
}
