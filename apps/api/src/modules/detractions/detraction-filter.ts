import type { CivilDate, TaxPeriod } from '@contapro/sunat'

/** Deposits for purchases: those of a period, or those paid within days, both included. */
export type DepositFilter =
  | { readonly by: 'period'; readonly period: TaxPeriod }
  | { readonly by: 'payment'; readonly from: CivilDate; readonly to: CivilDate }

/** Which detractions of purchases are wanted: deposits, or what a period's purchases still owe. */
export type DetractionFilter =
  | { readonly paid: true; readonly deposits: DepositFilter }
  | { readonly paid: false; readonly period: TaxPeriod }
