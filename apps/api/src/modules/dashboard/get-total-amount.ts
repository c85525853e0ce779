import type { TaxPeriod } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { listBoxSums } from '../pdt/box-sums.store.ts'
import { monthsOfBoxes } from '../pdt/months-of-boxes.ts'
import { afterRegister } from '../pdt/registered-months.store.ts'
import { igvSettingsOf } from '../settings/igv-settings.ts'
import { type IgvOfPeriod, igvOfPeriod } from './igv-of-period.ts'
import { listIgvOfPeriods, type PeriodIgv } from './period-figures.store.ts'

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
