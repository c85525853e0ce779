import type { TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { findAnnulled, findLeftForLater, findLeftOut, type LeftOut } from '../../vouchers/reports/left-out.store.ts'
import type { ReportJob } from '../../vouchers/reports/report-jobs.store.ts'
import type { ReportJobs } from '../../vouchers/reports/report-jobs.ts'
import type { ReportKind } from '../../vouchers/reports/report-kind.ts'
import { countReportVouchers, findVoucherState } from '../../vouchers/reports/report-vouchers.store.ts'

export interface ReportQuery {
  readonly ruc: string
  readonly period: TaxPeriod
  readonly kind: ReportKind
  readonly isZipped: boolean
}

/** A file, ready or being made, and what it leaves out. */
export interface OrderedReport {
  readonly job: ReportJob
  readonly leftOut: LeftOut
  /** Annulled purchases, of a file of RCE. */
  readonly annulled: LeftOut
  /** Purchases that a late deposit moves to the file of a later period. */
  readonly later: LeftOut
}

/**
 * The file of a period with the vouchers as they are now, ready or being made. Throws `BusinessNotFoundError`,
 * `ReportVoucherInvalidError`, `ReportTemplateInvalidError`.
 */
export async function orderReport(
  ctx: RequestContext,
  jobs: ReportJobs,
  { ruc, period, kind, isZipped }: ReportQuery,
): Promise<OrderedReport> {
  const business = await ownBusiness(ctx, { ruc })
  const { version, decision } = await findVoucherState(ctx.database, business.uuid)
  const order = {
    business,
    period,
    kind,
    isZipped,
    version,
    decision,
    epoch: ctx.sessionEpoch,
    settings: await settingsOf(ctx.database, business.uuid),
    ...(await countReportVouchers(ctx.database, business.uuid, { kind, period })),
  }
  const leftOut = await findLeftOut(ctx.database, order)
  const annulled = await findAnnulled(ctx.database, order)
  const later = await findLeftForLater(ctx.database, order)
  return { job: await jobs.ask(order), leftOut, annulled, later }
}
