import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { jsonOr } from '../client/read-answer.ts'
import type { Business, CredentialsCheck, CredentialsToCheck, SolCredentials } from '../contract/contract.ts'

/**
 * Changes SOL user and API key of a company. The server never returns them (part 2 §3). Resolves with the company, or with null if the
 * server answers without a body, because the specification does not define the response. Errors: 404 BUSINESS_NOT_FOUND, 400 with the
 * fields at fault.
 */
export function updateCredentials(
  { call }: ContaproClient,
  businessUuid: string,
  credentials: SolCredentials,
  options?: CallOptions,
): Promise<Business | null> {
  return call(
    {
      operation: 'updateCredentials',
      route: 'PATCH /app/internal/businesses/{uuid}/credentials',
      path: { uuid: businessUuid },
      body: credentials,
      read: jsonOr<Business | null>(null),
    },
    options,
  )
}

/**
 * Tries them at SUNAT, which takes up to a minute and has no time limit here. What SUNAT says is the answer: `code` 200, 400, 503
 * or another, by portal or API (part 2 §8).
 */
export function validateCredentials(
  { call }: ContaproClient,
  businessUuid: string,
  credentials: CredentialsToCheck,
  options?: CallOptions,
): Promise<CredentialsCheck> {
  return call(
    {
      operation: 'validateCredentials',
      route: 'POST /app/internal/businesses/{uuid}/validate-credentials',
      path: { uuid: businessUuid },
      body: credentials,
      isUntimed: true,
    },
    options,
  )
}
