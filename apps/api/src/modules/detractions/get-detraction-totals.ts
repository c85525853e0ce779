import { addCentimos, type Centimos, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { detractionSums } from './detraction-sums.store.ts'

/** What was deposited for the purchases of a period, and what is still to be. */
export interface DetractionTotals {
  readonly paid: Centimos
  readonly unpaid: Centimos
  readonly total: Centimos
}

/** Throws `BusinessNotFoundError`. */
export async function getDetractionTotals(
  ctx: RequestContext,
  name: { readonly uuid: string; readonly ruc: string },
  period: TaxPeriod,
): Promise<DetractionTotals> {
  const { uuid } = await ownBusiness(ctx, name)
  const amountOf = async (filter: DetractionFilter): Promise<Centimos> => {
    const [sums] = await detractionSums(ctx.database.db, uuid, filter)
    return sums?.amount ?? zeroCentimos
  }
  const paid = await amountOf({ paid: true, deposits: { by: 'period', period } })
  const unpaid = await amountOf({ paid: false, period })
  return { paid, unpaid, total: addCentimos(paid, unpaid) }
}
