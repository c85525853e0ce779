import { monthsBetween, type TaxPeriod } from '@contapro/sunat'
import { hash32 } from '../invented/random.ts'

/** Numbering begins in this month; no demo voucher is older. */
const EPOCH = '202001' as TaxPeriod

/** Most vouchers that one supplier writes to one company in a month. */
const MOST_A_MONTH = 100

/** Rank of a voucher that was left out of its month: behind every other one. */
export const RANK_OF_FORGOTTEN: number = MOST_A_MONTH - 1

/**
 * Number of the `rank`-th voucher (from 0) that a supplier writes to a company in a period. Numbers rise from month to
 * month and are never used twice; `sequence` names the supplier, the company and the series.
 */
export function supplierNumber(sequence: string, period: TaxPeriod, rank: number): string {
  const seed = hash32(sequence)
  const stride = MOST_A_MONTH + (seed % 400)
  return String(100 + (seed % 9000) + monthsBetween(EPOCH, period) * stride + rank)
}

/** Every month from the beginning of the numbering to the one before the period. */
export function monthsBefore(period: TaxPeriod): number {
  return monthsBetween(EPOCH, period)
}

/** The beginning of the numbering. */
export const numberingEpoch: TaxPeriod = EPOCH
