import {
  type Centimos,
  type CivilDate,
  centimos,
  detractionDue,
  detractionRateOn,
  suggestedDetractionGood,
  type TaxPeriod,
} from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { toDetractionRates } from '../../company/settings/detraction-settings.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import { listPossiblePurchases, type PossibleDetraction } from './possible-detractions.store.ts'

/** A purchase with the good or service that it seems to be for. */
export interface SuggestedDetraction extends PossibleDetraction {
  /** Catálogo 54. */
  readonly good: string
  readonly rate: string | null
  readonly amount: Centimos | null
}

/** A page of the purchases of a period that seem to be under detraction. Throws `BusinessNotFoundError`. */
export async function listPossibleDetractions(
  ctx: RequestContext,
  { name, period }: { readonly name: { readonly uuid: string; readonly ruc: string }; readonly period: TaxPeriod },
  page: Page,
): Promise<{ readonly total: number; readonly detractions: readonly SuggestedDetraction[] }> {
  const { uuid: businessUuid } = await ownBusiness(ctx, name)
  const rates = toDetractionRates(await settingsOf(ctx.database, businessUuid))
  const { total, purchases } = await listPossiblePurchases(ctx.database, { businessUuid, period }, page)
  const detractions = purchases.flatMap((purchase) => {
    const good = suggestedDetractionGood(purchase)
    if (good === undefined) return []
    const voucher = { total: centimos(purchase.total), issuedOn: purchase.issuedOn as CivilDate }
    const rate = detractionRateOn(rates, good, voucher.issuedOn)
    return [
      { ...purchase, good, rate, amount: detractionDue({ code: good, amount: null, percent: null }, voucher, rates) },
    ]
  })
  return { total, detractions }
}
