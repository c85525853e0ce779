import type { RequestContext } from '../../services.ts'
import { listWithheldPeriods } from '../withholdings/withheld-periods.store.ts'
import { listPeriodsOf } from './businesses.store.ts'
import { ownBusiness } from './own-business.ts'

/** Periods with vouchers, perceptions or retentions, newest first (decisions 19). Throws `BusinessNotFoundError`. */
export async function listTaxPeriods(ctx: RequestContext, businessUuid: string): Promise<string[]> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  const found = await Promise.all([listPeriodsOf(ctx.database, uuid), listWithheldPeriods(ctx.database, uuid)])
  return [...new Set(found.flat())].toSorted().toReversed()
}
