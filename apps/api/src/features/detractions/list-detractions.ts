import type { CivilDate } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { toDetractionRates } from '../../company/settings/detraction-settings.ts'
import { toIgvSettings } from '../../company/settings/igv-settings.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { Deposit, DetractedPurchase } from './detraction-columns.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { type DetractionSums, noDetractionSums } from './detraction-sums.store.ts'
import { type OwedDetraction, owedDetraction } from './owed-detraction.ts'
import { listPaidDetractions } from './paid-detractions.store.ts'
import { listUnpaidDetractions, type UnpaidPurchase } from './unpaid-detractions.store.ts'

/** A deposit with its purchase, where that is known, or a purchase and what is left to be deposited for it; null where nobody says it. */
export type ListedDetraction =
  | { readonly deposit: Deposit; readonly purchase: DetractedPurchase | null }
  | { readonly deposit: null; readonly purchase: UnpaidPurchase; readonly due: OwedDetraction }

export interface DetractionPage {
  readonly business: { readonly uuid: string; readonly ruc: string }
  readonly sums: DetractionSums
  readonly detractions: readonly ListedDetraction[]
  readonly today: CivilDate
  /** Decimal text; undefined while none is set for the period. */
  readonly prorrata: string | undefined
}

/** A page of a company's detractions of purchases, newest first. Throws `BusinessNotFoundError`. */
export async function listDetractions(
  ctx: RequestContext,
  name: { readonly uuid: string; readonly ruc: string },
  filter: DetractionFilter,
  page: Page,
): Promise<DetractionPage> {
  const business = await ownBusiness(ctx, name)
  const today = todayInLima(ctx.clock)
  if (filter.paid) {
    const { sums = noDetractionSums, rows } = await listPaidDetractions(
      ctx.database,
      business.uuid,
      filter.deposits,
      page,
    )
    return { business, sums, detractions: rows, today, prorrata: undefined }
  }
  const [settings, { sums = noDetractionSums, purchases }] = await Promise.all([
    settingsOf(ctx.database, business.uuid),
    listUnpaidDetractions(ctx.database, business.uuid, filter.period, page),
  ])
  const rates = toDetractionRates(settings)
  return {
    business,
    sums,
    detractions: purchases.map((purchase) => ({ deposit: null, purchase, due: owedDetraction(purchase, rates) })),
    today,
    prorrata: toIgvSettings(settings).prorrataOf(filter.period),
  }
}
