import type { TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { listBoxSums } from '../../vouchers/boxes/box-sums.store.ts'
import { type IgvOfPeriod, igvOfPeriod } from '../../vouchers/boxes/igv-of-period.ts'
import { monthsOfBoxes } from '../../vouchers/boxes/months-of-boxes.ts'
import { afterRegister } from '../../vouchers/boxes/registered-months.store.ts'
import { listIgvOfPeriods, type PeriodIgv } from '../../vouchers/figures/period-figures.store.ts'

/** The overview card: a period's IGV, and what was loaded of it (undefined when nothing was). */
export interface TotalAmount {
  readonly igv: IgvOfPeriod
  readonly loaded: PeriodIgv | undefined
}

/** The IGV of a period. Throws `BusinessNotFoundError`. */
export async function getTotalAmount(ctx: RequestContext, ruc: string, period: TaxPeriod): Promise<TotalAmount> {
  const business = await ownBusiness(ctx, { ruc })
  const [periods, sums, settings] = await Promise.all([
    listIgvOfPeriods(ctx.database, business.uuid, period),
    listBoxSums(ctx.database, business.uuid, period),
    igvSettingsOf(ctx.database, business.uuid),
  ])
  const boxes = monthsOfBoxes(sums, settings)
  const igv = igvOfPeriod(periods, period, { settings, boxes })
  const interrupted = await afterRegister(ctx.database, business.uuid, igv.interrupted)
  return { igv: { ...igv, interrupted }, loaded: periods.find((p) => p.period === period) }
}
