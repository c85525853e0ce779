import { addCentimos, type Centimos, type TaxPeriod } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { type DetractionSums, detractionSums, noDetractionSums } from './detraction-sums.store.ts'

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
  const sumsOf = async (filter: DetractionFilter): Promise<DetractionSums> => {
    const [sums] = await detractionSums(ctx.database.db, uuid, filter)
    return sums ?? noDetractionSums
  }
  const [paid, unpaid] = await Promise.all([
    sumsOf({ paid: true, deposits: { by: 'period', period } }),
    sumsOf({ paid: false, period }),
  ])
  return {
    paid: paid.amount,
    unpaid: unpaid.amount,
    unknown: unpaid.unknown,
    total: addCentimos(paid.amount, unpaid.amount),
  }
}
