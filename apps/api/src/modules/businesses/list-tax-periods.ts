import type { RequestContext } from '../../services.ts'
import { listPeriodsOf } from './businesses.store.ts'
import { ownBusiness } from './own-business.ts'

/** Periods with vouchers, newest first (decisions 19). Throws `BusinessNotFoundError`. */
export async function listTaxPeriods(ctx: RequestContext, businessUuid: string): Promise<string[]> {
  const business = await ownBusiness(ctx, { uuid: businessUuid })
  return listPeriodsOf(ctx.database, business.uuid)
}
