import { addMonths, type TaxPeriod } from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'

/** Months that are not loaded, between the last loaded one and a period that receives nothing of what it leaves. */
export interface InterruptedCarry {
  readonly after: TaxPeriod
  readonly from: TaxPeriod
  readonly to: TaxPeriod
}

/** What is missing between two periods; undefined where one follows the other. While the later one is not loaded, it is missing itself. */
export function interruptedCarry(
  after: TaxPeriod,
  { period, isLoaded }: { readonly period: TaxPeriod; readonly isLoaded: boolean },
): InterruptedCarry | undefined {
  const from = addMonths(after, 1)
  const to = isLoaded ? addMonths(period, -1) : period
  return from <= to ? { after, from, to } : undefined
}

export const toInterruptedCarry = (interrupted: InterruptedCarry | undefined): Contract<'interrupted-carry'> | null =>
  interrupted ? { after_period: interrupted.after, from_period: interrupted.from, to_period: interrupted.to } : null
