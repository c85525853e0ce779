import { countsAsCredit } from '@contapro/sunat'
import type { MockVoucher } from './mock-voucher.ts'
import { type MockData, voucherKey } from './mock-data.ts'

/** Whether a purchase's IGV enters "IGV compras" of its own period. */
export function isCredited({ type, status, igv_credit }: MockVoucher): boolean {
  return status !== null && igv_credit !== null && countsAsCredit(type, { status, credit: igv_credit })
}

/** Purchases of a company's other registers whose IGV enters "IGV compras" of a period. */
export function movedInto({ vouchers }: Pick<MockData, 'vouchers'>, ruc: string, taxPeriod: string): MockVoucher[] {
  const own = voucherKey(ruc, taxPeriod, 'COMPRA')
  return [...vouchers]
    .filter(([key]) => key.startsWith(`${ruc} `) && key.endsWith(' COMPRA') && key !== own)
    .flatMap(([, purchases]) => purchases.filter((voucher) => isMovedTo(voucher, taxPeriod)))
}

function isMovedTo({ type, status, igv_credit, igv_credit_period }: MockVoucher, taxPeriod: string): boolean {
  if (status === null || igv_credit !== 'later' || igv_credit_period !== taxPeriod) return false
  return countsAsCredit(type, { status, credit: 'yes' })
}
