import { addMonths, type Centimos, centimos, subtractCentimos, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import type { Pdt621FormBox } from '@contapro/sunat/pdt-621'
import { ownBusiness } from '../../company/own-business.ts'
import type { HandEntry } from '../../company/settings/hand-entries.store.ts'
import { toIgvSettings } from '../../company/settings/igv-settings.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import { findStatedEntries } from '../../company/settings/stated-entries.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { countBoxVouchers, listBoxSums } from '../../vouchers/boxes/box-sums.store.ts'
import { formOfPeriod, interruptionBefore } from '../../vouchers/boxes/form-of-period.ts'
import { igvOfPeriod } from '../../vouchers/boxes/igv-of-period.ts'
import type { InterruptedCarry } from '../../vouchers/boxes/interrupted-carry.ts'
import { monthsOfBoxes } from '../../vouchers/boxes/months-of-boxes.ts'
import { afterRegister } from '../../vouchers/boxes/registered-months.store.ts'
import { listIgvOfPeriods } from '../../vouchers/figures/period-figures.store.ts'
import { listWithheldSums } from '../../vouchers/withholdings/withheld-sums.store.ts'
import { type LeftOutWithholdings, leftOutWithholdings } from './left-out-withholdings.ts'

/** A company's period. */
export interface PeriodOfCompany {
  readonly ruc: string
  readonly businessUuid: string
  readonly period: TaxPeriod
}

/** Formulario 621 of a period. */
export interface Pdt621 {
  /** Empty for a period without vouchers. */
  readonly boxes: readonly CountedBox[]
  /** Where box 145 comes from; undefined without a balance. */
  readonly balancePeriod: TaxPeriod | undefined
  /** The exact balance behind box 145, as the overview has it, and what the forms before make of it. */
  readonly balance: Centimos
  readonly balanceRounding: Centimos
  /** The months before whose forms have a box that differs by more than rounding: then the difference is not rounding alone. */
  readonly offPeriods: readonly TaxPeriod[]
  /** What keeps it from what an earlier form leaves. */
  readonly interrupted: InterruptedCarry | undefined
  /** Perceptions and retentions of months that are not loaded. */
  readonly leftOut: readonly LeftOutWithholdings[]
  /** Box 173; undefined while none is set. */
  readonly prorrata: string | undefined
  /** There are mixed purchases, and no coefficient: they count whole. */
  readonly isProrrataMissing: boolean
}

/** A box with the number of vouchers that make it up; null for a box that follows from others. */
export interface CountedBox extends Pdt621FormBox {
  readonly vouchers: number | null
  /** What it receives, or box 145 itself, is as the accountant states it. */
  readonly isStated: boolean
  /** Who stated it, and when. */
  readonly statedEntry: HandEntry | undefined
}

/** Boxes of purchases for taxed and untaxed sales, which the coefficient multiplies. */
const MIXED_BOXES = ['110', '111', '116', '117']

/** Throws `BusinessNotFoundError`, also when RUC and uuid do not match. */
export async function getPdt621(ctx: RequestContext, { ruc, businessUuid, period }: PeriodOfCompany): Promise<Pdt621> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid, ruc })
  const [settings, loaded, igv, withheld, counts] = await Promise.all([
    settingsOf(ctx.database, uuid),
    listBoxSums(ctx.database, uuid, period),
    listIgvOfPeriods(ctx.database, uuid, period),
    listWithheldSums(ctx.database, uuid, period),
    countBoxVouchers(ctx.database, uuid, period),
  ])
  const facts = { loaded, withheld, settings }
  const found = formOfPeriod(facts, period)
  const igvSettings = toIgvSettings(settings)
  const prorrata = igvSettings.prorrataOf(period)
  const boxes = monthsOfBoxes(loaded, igvSettings)
  const { previousBalance } = igvOfPeriod(igv, period, { settings: igvSettings, boxes })
  const entries = await findStatedEntries(ctx.database, uuid, settings, period)
  const count = (box: string): number => counts.get(box) ?? 0
  return {
    boxes: (found?.form.boxes ?? []).map((box) => ({
      ...box,
      vouchers: box.isOfVouchers ? count(box.box) : null,
      isStated: entries.has(box.box),
      statedEntry: entries.get(box.box),
    })),
    balancePeriod: found && found.received.balance > 0 ? addMonths(period, -1) : undefined,
    balance: previousBalance,
    balanceRounding: found ? subtractCentimos(centimos(found.received.balance * 100), previousBalance) : zeroCentimos,
    offPeriods: found && found.received.balance > 0 ? found.offBefore : [],
    interrupted: await afterRegister(ctx.database, uuid, interruptionBefore(facts, period)),
    leftOut: leftOutWithholdings(facts, period),
    prorrata,
    isProrrataMissing: prorrata === undefined && MIXED_BOXES.some((box) => count(box) > 0),
  }
}
