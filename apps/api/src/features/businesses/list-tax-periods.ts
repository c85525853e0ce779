import { listPeriodsOf } from '../../company/businesses.store.ts'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { listWithheldPeriods } from '../../vouchers/withholdings/withheld-periods.store.ts'

/** Periods with vouchers, perceptions or retentions, newest first (decisions 19). Throws `BusinessNotFoundError`. */
export async function listTaxPeriods(ctx: RequestContext, businessUuid: string): Promise<string[]> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  const found = await Promise.all([listPeriodsOf(ctx.database, uuid), listWithheldPeriods(ctx.database, uuid)])
  return [...new Set(found.flat())].toSorted().toReversed()
}
