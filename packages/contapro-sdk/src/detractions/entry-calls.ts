import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { DetractionEntryRequest, DetractionEntryResult, PossibleDetractionList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { companyQuery } from './company-query.ts'

/** A page of the purchases that seem to be under detraction: 10 rows unless stated otherwise. */
export interface PossibleDetractionFilter extends PeriodScope, PageFilter {}

/** Purchases above the minimum whose items suggest a service under detraction, without a mark, newest first. They change no figure. */
export function listPossibleDetractions(
  { call }: ContaproClient,
  filter: PossibleDetractionFilter,
  options?: CallOptions,
): Promise<PossibleDetractionList> {
  const { page, size } = filter
  const route = 'GET /app/internal/businesses/dashboard/detractions/possible'
  const query = { ...companyQuery(filter), page, size }
  return call({ operation: 'listPossibleDetractions', route, query }, options)
}

/** What is entered about a purchase of a period. */
export interface DetractionEntryOrder {
  readonly scope: PeriodScope
  readonly entry: DetractionEntryRequest
}

/**
 * Marks a purchase as subject to detraction, completes its good or its amount, or says that it only seems to be subject. Fails with 404
 * VOUCHER_NOT_FOUND, 422 with the field at fault.
 */
export function enterDetraction(
  { call }: ContaproClient,
  { scope, entry }: DetractionEntryOrder,
  options?: CallOptions,
): Promise<DetractionEntryResult> {
  const route = 'PATCH /app/internal/businesses/dashboard/detractions/entries'
  return call({ operation: 'enterDetraction', route, query: companyQuery(scope), body: entry }, options)
}
