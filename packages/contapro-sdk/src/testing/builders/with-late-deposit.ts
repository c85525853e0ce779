import { addMonths, parseTaxPeriod, purchaseReasonText } from '@contapro/sunat'
import type { MockVoucher } from '../mock-voucher.ts'

/** The purchase as it is once its detraction has been deposited in the month that follows, too late for its own period. */
export function withLateDeposit(voucher: MockVoucher): MockVoucher {
  const period = parseTaxPeriod(voucher.tax_period)
  return {
    ...voucher,
    afecto_detraccion: 'si',
    igv_credit: 'later',
    igv_credit_period: period ? addMonths(period, 1) : null,
    igv_credit_reasons: [
      { code: 'DETRACTION_DEPOSITED_LATE', message: purchaseReasonText('DETRACTION_DEPOSITED_LATE') },
    ],
    igv_credit_amount: '0.00',
  }
}
