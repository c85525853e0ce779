import type { TaxPeriod } from '../tax-period/tax-period.ts'

/** Whether registers of another period name the voucher too. */
export function isAnnotatedElsewhere({
  period,
  annotatedIn,
}: {
  readonly period: TaxPeriod
  readonly annotatedIn: readonly TaxPeriod[]
}): boolean {
  return annotatedIn.some((other) => other !== period)
}
