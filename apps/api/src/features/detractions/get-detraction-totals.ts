import { addCentimos, type Centimos, type TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { sumDetractions } from './detraction-sums.store.ts'

/** What was deposited for the purchases of a period, and what is still to be. */
export interface DetractionTotals {
  readonly paid: Centimos
  readonly unpaid: Centimos
  /** Unpaid ones whose amount nobody states. */
  readonly unknown: number
  readonly total: Centimos
}

/** Throws `BusinessNotFoundError`. */
export async function getDetractionTotals(
  ctx: RequestContext,
  name: { readonly uuid: string; readonly ruc: string },
  period: TaxPeriod,
): Promise<DetractionTotals> {
  const { uuid } = await ownBusiness(ctx, name)
  const [paid, unpaid] = await Promise.all([
    sumDetractions(ctx.database, uuid, { paid: true, deposits: { by: 'period', period } }),
    sumDetractions(ctx.database, uuid, { paid: false, period }),
  ])
  return {
    paid: paid.amount,
    unpaid: unpaid.amount,
    unknown: unpaid.unknown,
    total: addCentimos(paid.amount, unpaid.amount),
  }
}
