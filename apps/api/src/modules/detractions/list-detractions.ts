import { type Centimos, centimos, type CivilDate, detractionDue, type DetractionRateInForce } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { toDetractionRates } from '../settings/detraction-settings.ts'
import { settingsOf } from '../settings/settings-of.ts'
import type { Page } from '../vouchers/page-window.store.ts'
import type { Deposit, DetractedPurchase } from './detraction-columns.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { type DetractionSums, noDetractionSums } from './detraction-sums.store.ts'
import { listPaidDetractions } from './paid-detractions.store.ts'
import { listUnpaidDetractions, type UnpaidPurchase } from './unpaid-detractions.store.ts'

/** A deposit with its purchase, where that is known, or a purchase and what is left to be deposited for it; null where nobody says it. */
export type ListedDetraction =
  | { readonly deposit: Deposit; readonly purchase: DetractedPurchase | null }
  | {
      readonly deposit: null
      readonly purchase: DetractedPurchase
      readonly good: string | null
      readonly owed: Centimos | null
    }

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
  if (filter.paid) {
    const { sums = noDetractionSums, rows } = await listPaidDetractions(
      ctx.database,
      business.uuid,
      filter.deposits,
      page,
    )
    return { business, sums, detractions: rows }
  }
  const [settings, { sums = noDetractionSums, purchases }] = await Promise.all([
    settingsOf(ctx.database, business.uuid),
    listUnpaidDetractions(ctx.database, business.uuid, filter.period, page),
  ])
  const rates = toDetractionRates(settings)
  return { business, sums, detractions: purchases.map((purchase) => toOwed(purchase, rates)) }
}

function toOwed(purchase: UnpaidPurchase, rates: readonly DetractionRateInForce[]): ListedDetraction {
  const { detractionCode, detractionAmount, detractionPercent, depositGood, paid, total, issuedOn } = purchase
  const good = detractionCode ?? depositGood
  const stated = { code: good, amount: detractionAmount as Centimos | null, percent: detractionPercent }
  const due = detractionDue(stated, { total: centimos(total), issuedOn: issuedOn as CivilDate }, rates)
  return { deposit: null, purchase, good, owed: due === null ? null : centimos(due - paid) }
}
