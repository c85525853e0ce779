import type { TaxPeriod } from '@contapro/sunat'
import type { FormsByRule, RuleChangeReason } from './forms-by-rules.ts'

/** A box that new rules changed, in whole soles. */
export interface BoxChange {
  readonly period: TaxPeriod
  readonly box: string
  readonly before: number
  readonly after: number
  /** Every rule that moved it. */
  readonly reasons: readonly RuleChangeReason[]
}

/** What the forms differ in, oldest period first, each in the order of the form. */
export function compareForms(steps: readonly FormsByRule[]): BoxChange[] {
  const byRule = steps.map(({ reason, forms }) => ({ reason, values: valuesOf(forms) }))
  return [...(byRule.at(-1)?.values ?? [])].flatMap(([place, after]) => {
    const before = byRule[0]?.values.get(place)
    if (before === undefined || before === after) return []
    const reasons = byRule.flatMap(({ reason, values }, i) =>
      reason && values.get(place) !== byRule[i - 1]?.values.get(place) ? [reason] : [],
    )
    const [period = '', box = ''] = place.split(' ')
    return { period: period as TaxPeriod, box, before, after, reasons }
  })
}

const valuesOf = (forms: FormsByRule['forms']): Map<string, number> =>
  new Map(forms.flatMap(({ period, form }) => form.boxes.map(({ box, value }) => [`${period} ${box}`, value])))
