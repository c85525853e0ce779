import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { DepositFileCheck, DepositFileList, DepositFileRequest, NewDepositFile } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { companyQuery } from './company-query.ts'

/** A bulk file for purchases of a period. */
export interface DepositFileOrder {
  readonly scope: PeriodScope
  readonly request: DepositFileRequest
}

/** The bulk files that were made for a period, newest first, with the deposits that SUNAT's reports have since shown. */
export function listDepositFiles(
  { call }: ContaproClient,
  scope: PeriodScope,
  options?: CallOptions,
): Promise<DepositFileList> {
  const route = 'GET /app/internal/businesses/dashboard/detractions/deposit-files'
  return call({ operation: 'listDepositFiles', route, query: companyQuery(scope) }, options)
}

/** Says what a bulk file would hold and what is missing; makes nothing. Fails with 404 VOUCHER_NOT_FOUND. */
export function checkDepositFile(
  { call }: ContaproClient,
  { scope, request }: DepositFileOrder,
  options?: CallOptions,
): Promise<DepositFileCheck> {
  const route = 'POST /app/internal/businesses/dashboard/detractions/deposit-files/check'
  return call({ operation: 'checkDepositFile', route, query: companyQuery(scope), body: request }, options)
}

/** Makes the bulk deposit file of the Banco de la Nación. Fails with 404 VOUCHER_NOT_FOUND, 422 with what is missing. */
export function createDepositFile(
  { call }: ContaproClient,
  { scope, request }: DepositFileOrder,
  options?: CallOptions,
): Promise<NewDepositFile> {
  const route = 'POST /app/internal/businesses/dashboard/detractions/deposit-files'
  return call({ operation: 'createDepositFile', route, query: companyQuery(scope), body: request }, options)
}
