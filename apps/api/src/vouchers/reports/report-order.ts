import type { TaxPeriod } from '@contapro/sunat'
import type { Settings } from '../../company/settings/shipped-settings.ts'
import type { ReportKind } from './report-kind.ts'

/** A file to make, with everything that it follows. */
export interface ReportOrder {
  readonly business: { readonly uuid: string; readonly ruc: string; readonly name: string }
  readonly period: TaxPeriod
  readonly kind: ReportKind
  /** In the zip that SUNAT takes; for RCE and RVIE. */
  readonly isZipped: boolean
  /** The published version of the company's vouchers that it shows. */
  readonly version: number
  /** The last decision about one of them. */
  readonly decision: number
  readonly settings: Settings
  /** The account's epoch, in which links to files are signed. */
  readonly epoch: number
  /** Vouchers that it will hold. */
  readonly vouchers: number
  /** Purchases of earlier registers whose credit is given in the period: of RCE among the vouchers, of Excel on a sheet of their own. */
  readonly moved: number
}
