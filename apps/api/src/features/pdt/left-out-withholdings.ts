import { type Centimos, centimos, type TaxPeriod, toDecimalText } from '@contapro/sunat'
import { wholeSoles } from '@contapro/sunat/pdt-621'
import { PERCEPTIONS_BOX, RETENTIONS_BOX, toIgvSettings } from '../../company/settings/igv-settings.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { type FormFacts, formsOf } from '../../vouchers/boxes/form-of-period.ts'

/** Perceptions or retentions that no form holds, because their month is not loaded. */
export interface LeftOutWithholdings {
  /** 168 or 176 of the period, which takes them once the accountant states so. */
  readonly box: '168' | '176'
  /** Months with their documents, oldest first. */
  readonly months: readonly { readonly period: TaxPeriod; readonly amount: Centimos }[]
  /** What the last form before them leaves; undefined if nothing. */
  readonly left: { readonly period: TaxPeriod; readonly soles: number } | undefined
  /** What the box receives with both, in whole soles. */
  readonly value: number
}

const carries = [
  { box: PERCEPTIONS_BOX, kind: 'perceptions', type: '40' },
  { box: RETENTIONS_BOX, kind: 'retentions', type: '20' },
] as const

/** What a loaded period could receive of the months that are not loaded since the last loaded one. Nothing of a box that is stated. */
export function leftOutWithholdings(facts: FormFacts, period: TaxPeriod): LeftOutWithholdings[] {
  const forms = formsOf(facts)
  if (forms.at(-1)?.period !== period) return []
  const last = forms.at(-2)
  const stated = toIgvSettings(facts.settings).statedCarryOf(period)
  return carries.flatMap(({ box, kind, type }) => {
    const months = facts.withheld
      .filter((sum) => sum.type === type && sum.amount > 0 && isBetween(sum.period, last?.period, period))
      .toSorted((a, b) => Number(a.period) - Number(b.period))
    if (months.length === 0 || stated[kind] !== undefined) return []
    const soles = last?.form.carried[kind] ?? 0
    return {
      box,
      months,
      left: last && soles > 0 ? { period: last.period, soles } : undefined,
      value: soles + months.reduce((sum, { amount }) => sum + wholeSoles(amount), 0),
    }
  })
}

const isBetween = (period: TaxPeriod, after: TaxPeriod | undefined, before: TaxPeriod): boolean =>
  period < before && (after === undefined || period > after)

export const toLeftOutWithholdings = ({
  box,
  months,
  left,
  value,
}: LeftOutWithholdings): Contract<'left-out-withholdings'> => ({
  box,
  months: months.map(({ period, amount }) => ({ tax_period: period, amount: toDecimalText(amount) })),
  left: left ? { tax_period: left.period, amount: toDecimalText(centimos(left.soles * 100)) } : null,
  value,
})
