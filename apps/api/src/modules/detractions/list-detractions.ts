import { zeroCentimos } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import type { Page } from '../vouchers/page-window.store.ts'
import type { Deposit, DetractedPurchase } from './detraction-columns.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import type { DetractionSums } from './detraction-sums.store.ts'
import { listPaidDetractions } from './paid-detractions.store.ts'
import { listUnpaidDetractions } from './unpaid-detractions.store.ts'

/** A deposit with its purchase, where that is known, or a purchase without any deposit. */
export type ListedDetraction =
  | { readonly deposit: Deposit; readonly purchase: DetractedPurchase | null }
  | { readonly deposit: null; readonly purchase: DetractedPurchase }

export interface DetractionPage {
  readonly business: { readonly uuid: string; readonly ruc: string }
  readonly sums: DetractionSums
  readonly detractions: readonly ListedDetraction[]
}

/** A page of a company's detractions of purchases, newest first. Throws `BusinessNotFoundError`. */
export async function listDetractions(
  ctx: RequestContext,
  name: { readonly uuid: string; readonly ruc: string },
  filter: DetractionFilter,
  page: Page,
): Promise<DetractionPage> {
  const business = await ownBusiness(ctx, name)
  const nothing: DetractionSums = { detractions: 0, amount: zeroCentimos }
  if (filter.paid) {
    const { sums = nothing, rows } = await listPaidDetractions(ctx.database, business.uuid, filter.deposits, page)
    return { business, sums, detractions: rows }
  }
  const { sums = nothing, purchases } = await listUnpaidDetractions(ctx.database, business.uuid, filter.period, page)
  return { business, sums, detractions: purchases.map((purchase) => ({ deposit: null, purchase })) }
}
