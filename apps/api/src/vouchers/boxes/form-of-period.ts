import { addMonths, type Centimos, lastDay, type TaxPeriod } from '@contapro/sunat'
import {
  type admitSums,
  noPdt621Carry,
  type Pdt621Carry,
  type Pdt621Form,
  type Pdt621Rates,
  pdt621Form,
  wholeSoles,
} from '@contapro/sunat/pdt-621'
import { statedBalanceOf, toIgvSettings } from '../../company/settings/igv-settings.ts'
import type { Settings } from '../../company/settings/shipped-settings.ts'
import { type WithheldSum, withheldIn } from '../withholdings/withheld-sums.store.ts'
import type { PeriodBoxSums } from './box-sums.store.ts'
import { type InterruptedCarry, interruptedCarry } from './interrupted-carry.ts'
import { type MonthOfBoxes, monthsOfBoxes } from './months-of-boxes.ts'

/** What the forms of a company follow. */
export interface FormFacts {
  /** Every loaded period up to the one asked for, oldest first. */
  readonly loaded: readonly PeriodBoxSums[]
  readonly withheld: readonly WithheldSum[]
  readonly settings: Settings
  /** What the boxes take and leave; `admitSums` unless given. */
  readonly admit?: typeof admitSums
}

/** A form, and what it received. */
export interface FormOfPeriod {
  readonly form: Pdt621Form
  readonly received: Pdt621Carry
  /** The months behind what it received whose form has a box that differs by more than rounding, oldest first. */
  readonly offBefore: readonly TaxPeriod[]
}

/**
 * The form of a loaded period; undefined for one that is not loaded. It receives what the form of the month before leaves, and that
 * one in the same way, back to the first month; a month that is not loaded ends the chain. What the accountant states as carried into a
 * period (145, 168, 176 and boxes of vouchers), or as the balance at the end of the one before, is taken for it (decisions 16).
 */
export function formOfPeriod(facts: FormFacts, period: TaxPeriod): FormOfPeriod | undefined {
  const last = formsOf(facts).at(-1)
  return last?.period === period ? last : undefined
}

/** The months that are not loaded before a period, where the form before them leaves something that nobody states; else undefined. */
export function interruptionBefore(facts: FormFacts, period: TaxPeriod): InterruptedCarry | undefined {
  const forms = formsOf(facts)
  const last = forms.findLast((form) => form.period < period)
  if (!last || !leavesUnstated(last.form.carried, period, facts.settings)) return undefined
  return interruptedCarry(last.period, { period, isLoaded: forms.at(-1)?.period === period })
}

function leavesUnstated(carried: Pdt621Carry, period: TaxPeriod, settings: Settings): boolean {
  const { boxes, perceptions, retentions } = toIgvSettings(settings).statedCarryOf(period)
  const isBalanceStated = statedBalanceOf(period, toIgvSettings(settings)) !== undefined
  return (
    (carried.balance > 0 && !isBalanceStated) ||
    (carried.perceptions > 0 && perceptions === undefined) ||
    (carried.retentions > 0 && retentions === undefined) ||
    [...carried.boxes.keys()].some((box) => !boxes.has(box))
  )
}

/** The forms of every loaded period up to the one asked for, oldest first. */
export function formsOf(facts: FormFacts): FormOfMonth[] {
  const forms: FormOfMonth[] = []
  for (const month of monthsOfBoxes(facts.loaded, toIgvSettings(facts.settings), facts.admit)) {
    const last = forms.at(-1)
    const previous = last?.period === addMonths(month.period, -1) ? last : undefined
    const before = previous?.form.carried ?? noPdt621Carry
    const received = { ...withStatedCarry(before, month.period, facts.settings), boxes: month.received }
    const isStated = statedBalanceOf(month.period, toIgvSettings(facts.settings)) !== undefined
    const offBefore = previous && !isStated ? offUpTo(previous) : []
    forms.push({ period: month.period, received, offBefore, form: formOf(month, received, facts) })
  }
  return forms
}

export type FormOfMonth = FormOfPeriod & { readonly period: TaxPeriod }

const offUpTo = ({ offBefore, form, period }: FormOfMonth): TaxPeriod[] =>
  form.boxes.some(({ isOff }) => isOff) ? [...offBefore, period] : [...offBefore]

const solesOf = (amount: Centimos | undefined): number | undefined =>
  amount === undefined ? undefined : wholeSoles(amount)

function withStatedCarry(carried: Pdt621Carry, period: TaxPeriod, settings: Settings): Pdt621Carry {
  const igvSettings = toIgvSettings(settings)
  const { perceptions, retentions } = igvSettings.statedCarryOf(period)
  return {
    ...carried,
    balance: solesOf(statedBalanceOf(period, igvSettings)) ?? carried.balance,
    perceptions: solesOf(perceptions) ?? carried.perceptions,
    retentions: solesOf(retentions) ?? carried.retentions,
  }
}

function formOf(
  { period, sums }: MonthOfBoxes,
  carried: Pdt621Carry,
  { withheld, settings, admit }: FormFacts,
): Pdt621Form {
  return pdt621Form({
    sums,
    admit,
    carried,
    rates: ratesOf(settings, period),
    prorrata: toIgvSettings(settings).prorrataOf(period) ?? null,
    perceptions: withheldIn(withheld, period, '40').amount,
    retentions: withheldIn(withheld, period, '20').amount,
  })
}

/** The rates that are in force when the period ends, and every reduced rate. */
function ratesOf({ igv_rates }: Settings, period: TaxPeriod): Pdt621Rates {
  const rateOf = (regime: 'general' | 'ivap'): string | null =>
    igv_rates.find((rate) => rate.regime === regime && rate.from <= lastDay(period))?.rate ?? null
  const reduced = igv_rates.flatMap(({ regime, rate }) => (regime === 'reduced' && rate !== null ? [rate] : []))
  return { general: rateOf('general'), reduced, ivap: rateOf('ivap') }
}
