import { addMonths, type TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { type Figure, listFigures, type Operation } from '../../vouchers/figures/period-figures.store.ts'
import { countReportVouchers } from '../../vouchers/reports/report-vouchers.store.ts'

export interface DashboardQuery {
  readonly ruc: string
  readonly businessUuid: string
  readonly period: TaxPeriod
  readonly operation: Operation
}

/** The cells of a period and of the month before it. */
export interface DashboardFigures {
  readonly current: readonly Figure[]
  readonly previous: readonly Figure[]
}

/** What the purchases or the sales tab is made of. Throws `BusinessNotFoundError`, also when RUC and uuid do not match. */
export async function getDashboard(ctx: RequestContext, query: DashboardQuery): Promise<DashboardFigures> {
  const { ruc, businessUuid, period, operation } = query
  const business = await ownBusiness(ctx, { uuid: businessUuid, ruc })
  const months = { from: addMonths(period, -1), to: period }
  const figures = await listFigures(ctx.database, business.uuid, { operation, ...months })
  return {
    current: figures.filter((f) => f.period === period),
    previous: figures.filter((f) => f.period !== period),
  }
}

/** How many vouchers the two files of the purchases for SIRE hold. */
export interface RceCounts {
  /** Those whose IGV counts. */
  readonly credited: number
  /** The whole register. */
  readonly whole: number
}

/** What the purchases tab is made of. Throws as `getDashboard`. */
export async function getPurchaseDashboard(
  ctx: RequestContext,
  query: Omit<DashboardQuery, 'operation'>,
): Promise<DashboardFigures & { readonly rce: RceCounts }> {
  const { businessUuid, period } = query
  const figures = await getDashboard(ctx, { ...query, operation: 'COMPRA' })
  const [credited, whole] = await Promise.all([
    countReportVouchers(ctx.database, businessUuid, { kind: 'rce', period }),
    countReportVouchers(ctx.database, businessUuid, { kind: 'rce-whole', period }),
  ])
  return { ...figures, rce: { credited: credited.vouchers, whole: whole.vouchers } }
}
