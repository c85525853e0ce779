import type { PurchaseStatus, TaxPeriod } from '@contapro/sunat'

/** Purchases or sales. */
export type Operation = 'COMPRA' | 'VENTA'

/** One field at a time (decisions 16). */
export type VoucherSearch =
  | { readonly by: 'type'; readonly value: string }
  | { readonly by: 'series'; readonly value: string }
  | { readonly by: 'status'; readonly value: string }
  | { readonly by: 'provider'; readonly value: string }
  /** What `{series}-{number}` begins with, or the number alone. */
  | { readonly by: 'serie_number'; readonly value: string }

/** Which vouchers of a company's period. */
export interface VoucherFilter {
  readonly operation: Operation
  readonly period: TaxPeriod
  readonly status: PurchaseStatus | undefined
  readonly search: VoucherSearch | undefined
  /** Only sales with an advice, whatever else the filter says. */
  readonly isAdvised?: boolean
}

/** The keys of the contract's `status` (decisions 16); '0' is all. */
export const statusOfKey: ReadonlyMap<string, PurchaseStatus> = new Map([
  ['1', 'gasto deducible'],
  ['2', 'gasto no deducible'],
  ['3', 'observado'],
])

/** "f001-0012" as the database holds it: upper case, number without left zeros. */
export const searchText = (text: string): string => text.trim().toUpperCase().replace(/-0+/, '-')
