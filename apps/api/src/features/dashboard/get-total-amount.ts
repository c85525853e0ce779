import type { TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { type TotalAmount, totalAmountOf } from '../../vouchers/boxes/total-amount.ts'

/** The IGV of a period. Throws `BusinessNotFoundError`. */
export async function getTotalAmount(ctx: RequestContext, ruc: string, period: TaxPeriod): Promise<TotalAmount> {
  const business = await ownBusiness(ctx, { ruc })
  return totalAmountOf(ctx.database, business.uuid, period)
}
