import { igvRateOfPercent, igvRatesOn, lastDay } from '@contapro/sunat'
import { addBoxSums, admitBoxByBox } from '@contapro/sunat/pdt-621'
import type { PeriodBoxSums } from '../boxes/box-sums.store.ts'
import { type FormFacts, type FormOfMonth, formsOf } from '../boxes/form-of-period.ts'

/** Why a box changed: the rule that came with the update. */
export const ruleChangeReasons = [
  'annulled',
  'rate_of_voucher',
  'discounts_within_sales',
  'one_voucher',
  'credit',
  'isc',
] as const
export type RuleChangeReason = (typeof ruleChangeReasons)[number]

/** What a company's boxes add up to around a review by new rules. */
export interface SumsByRules {
  readonly before: readonly PeriodBoxSums[]
  /** `before` with vouchers that were stored twice counted once. */
  readonly onceMerged: readonly PeriodBoxSums[]
  /** What the annulled sales added to `before`. */
  readonly annulled: readonly PeriodBoxSums[]
  readonly now: readonly PeriodBoxSums[]
  /** The same as `now` without the ISC beside a base. */
  readonly nowWithoutIsc: readonly PeriodBoxSums[]
}

/** The forms of every loaded period, oldest first. */
export interface FormsByRule {
  /** The rule that these forms have and the ones before have not; undefined for the first. */
  readonly reason: RuleChangeReason | undefined
  readonly forms: readonly FormOfMonth[]
}

/** The forms as they were, then with one new rule after the other, and at last as they are now. */
export function formsByRules(sums: SumsByRules, { withheld, settings }: Omit<FormFacts, 'loaded'>): FormsByRule[] {
  const forms = (loaded: readonly PeriodBoxSums[], admit?: FormFacts['admit']): FormOfMonth[] =>
    formsOf({ loaded, withheld, settings, ...(admit && { admit }) })
  return [
    { reason: undefined, forms: forms(withAnnulled(sums).map(atRateOfMonth), admitBoxByBox) },
    { reason: 'annulled', forms: forms(sums.before.map(atRateOfMonth), admitBoxByBox) },
    { reason: 'rate_of_voucher', forms: forms(sums.before, admitBoxByBox) },
    { reason: 'discounts_within_sales', forms: forms(sums.before) },
    { reason: 'one_voucher', forms: forms(sums.onceMerged) },
    { reason: 'credit', forms: forms(sums.nowWithoutIsc) },
    { reason: 'isc', forms: forms(sums.now) },
  ]
}

function withAnnulled({ before, annulled }: SumsByRules): PeriodBoxSums[] {
  return before.map(({ period, sums }) => {
    const more = annulled.find((one) => one.period === period)?.sums
    return { period, sums: more ? new Map([...sums].map(([box, sum]) => [box, addBoxSums(sum, more.get(box))])) : sums }
  })
}

/** Boxes 154 to 157 with all of it at the reduced rate of the month. */
function atRateOfMonth({ period, sums }: PeriodBoxSums): PeriodBoxSums {
  const ofMonth = igvRatesOn(lastDay(period)).find(({ regime }) => regime === 'reduced')
  const rate = ofMonth && igvRateOfPercent(ofMonth.percent)
  if (!rate) return { period, sums }
  return {
    period,
    sums: new Map(
      [...sums].map(([box, { sum, reduced }]) => [
        box,
        { sum, reduced: reduced.size === 0 ? reduced : new Map([[rate, sum]]) },
      ]),
    ),
  }
}
