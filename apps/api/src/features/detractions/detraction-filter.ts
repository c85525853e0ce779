import type { CivilDate, TaxPeriod } from '@contapro/sunat'

/** Deposits for purchases: those of a period, or those paid within days, both included, whatever their period. */
export type DepositFilter =
  | { readonly by: 'period'; readonly period: TaxPeriod }
  | {
      readonly by: 'payment'
      readonly from: CivilDate
      readonly to: CivilDate
      /** Its deposits that were paid on other days are counted. */
      readonly period: TaxPeriod
    }

/** Which detractions of purchases are wanted: deposits, or what a period's purchases still owe. */
export type DetractionFilter =
  | { readonly paid: true; readonly deposits: DepositFilter }
  | { readonly paid: false; readonly period: TaxPeriod }
