import type { UseMutationResult } from '@tanstack/react-query'
import { businessQueries } from '../businesses/queries.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Business, SolCredentials } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { updateCredentials } from './calls.ts'

/** Credentials of a company to store. */
export interface CredentialsUpdate {
  readonly businessUuid: string
  readonly credentials: SolCredentials
}

/** Changes the SOL credentials of a company, and renews the companies. Fails with 400 with the fields at fault, 404. */
export function useUpdateCredentials(): UseMutationResult<Business | null, ContaproError, CredentialsUpdate> {
  return useContaproMutation({
    mutate: (client, { businessUuid, credentials }: CredentialsUpdate) =>
      updateCredentials(client, businessUuid, credentials),
    changes: (client) => [businessQueries.all(client)],
  })
}
