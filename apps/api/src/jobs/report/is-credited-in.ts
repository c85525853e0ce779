import { countsAsCredit, type TaxPeriod } from '@contapro/sunat'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'

type CreditOfVoucher = Pick<ReportVoucher, 'type' | 'status' | 'credit' | 'creditPeriod'>

/** Whether the IGV of a purchase in a file counts in the period of the file. */
export function isCreditedIn(
  period: TaxPeriod,
  { type, status, credit: given, creditPeriod }: CreditOfVoucher,
): boolean {
  const credit = given === 'later' && creditPeriod === period ? 'yes' : given
  return status !== '' && credit !== '' && countsAsCredit(type, { status, credit })
}
