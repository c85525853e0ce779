import { addMonths, lastDay, type TaxPeriod } from '@contapro/sunat'
import {
  noPdt621Carry,
  type Pdt621Carry,
  type Pdt621Form,
  pdt621Form,
  type Pdt621Rates,
  wholeSoles,
} from '@contapro/sunat/pdt-621'
import { statedBalanceOf, toIgvSettings } from '../settings/igv-settings.ts'
import type { Settings } from '../settings/shipped-settings.ts'
import type { PeriodBoxSums } from './box-sums.store.ts'
import { type MonthOfBoxes, monthsOfBoxes } from './months-of-boxes.ts'
import { type WithheldSum, withheldIn } from './withheld-sums.store.ts'

/** What the forms of a company follow. */
export interface FormFacts {
  /** Every loaded period up to the one asked for, oldest first. */
  readonly loaded: readonly PeriodBoxSums[]
  readonly withheld: readonly WithheldSum[]
  readonly settings: Settings
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
 * period, or as the balance at the end of the one before, is taken for it (decisions 16).
 */
export function formOfPeriod(facts: FormFacts, period: TaxPeriod): FormOfPeriod | undefined {
  let last: FormOfMonth | undefined
  for (const month of monthsOfBoxes(facts.loaded, toIgvSettings(facts.settings))) {
    const previous = last?.period === addMonths(month.period, -1) ? last : undefined
    const before = previous?.form.carried ?? noPdt621Carry
    const received = { ...withStatedBalance(before, month.period, facts.settings), boxes: month.received }
    const offBefore = previous ? offUpTo(previous) : []
    last = { period: month.period, received, offBefore, form: formOf(month, received, facts) }
  }
  return last?.period === period ? last : undefined
}

type FormOfMonth = FormOfPeriod & { readonly period: TaxPeriod }

const offUpTo = ({ offBefore, form, period }: FormOfMonth): TaxPeriod[] =>
  form.boxes.some(({ isOff }) => isOff) ? [...offBefore, period] : [...offBefore]

function withStatedBalance(carried: Pdt621Carry, period: TaxPeriod, settings: Settings): Pdt621Carry {
  const balance = statedBalanceOf(period, toIgvSettings(settings))
  return balance === undefined ? carried : { ...carried, balance: wholeSoles(balance) }
}

function formOf({ period, sums }: MonthOfBoxes, carried: Pdt621Carry, { withheld, settings }: FormFacts): Pdt621Form {
  return pdt621Form({
    sums,
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
