import { addMonths, type Centimos, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { listTotals, type Operation } from '../../vouchers/figures/period-figures.store.ts'

export interface HistoryQuery {
  readonly ruc: string
  /** The last of the twelve months. */
  readonly period: TaxPeriod
  readonly operation: Operation
}

export interface MonthTotal {
  readonly period: TaxPeriod
  readonly total: Centimos
  readonly vouchers: number
}

const MONTHS = 12

/** Twelve months that end in the chosen period, oldest first; empty months are 0 (decisions 16). Throws `BusinessNotFoundError`. */
export async function getHistory(ctx: RequestContext, { ruc, period, operation }: HistoryQuery): Promise<MonthTotal[]> {
  const business = await ownBusiness(ctx, { ruc })
  const months = Array.from({ length: MONTHS }, (_, i) => addMonths(period, i + 1 - MONTHS))
  const from = months[0] ?? period
  const totals = await listTotals(ctx.database, business.uuid, { operation, from, to: period })
  const byPeriod = new Map(totals.map((t) => [t.period, t]))
  return months.map((month) => ({ total: zeroCentimos, vouchers: 0, ...byPeriod.get(month), period: month }))
}
