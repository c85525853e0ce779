import type { UseMutationResult } from '@tanstack/react-query'
import { businessQueries } from '../businesses/queries.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import type { CredentialsCheck, CredentialsToCheck } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { validateCredentials } from './calls.ts'

/** Credentials of a company to try at SUNAT. */
export interface CredentialsValidation {
  readonly businessUuid: string
  readonly credentials: CredentialsToCheck
}

/** Tries SOL credentials at SUNAT, up to a minute, and renews the companies. What SUNAT says is the answer (part 2 §8). */
export function useValidateCredentials(): UseMutationResult<CredentialsCheck, ContaproError, CredentialsValidation> {
  return useContaproMutation({
    mutate: (client, { businessUuid, credentials }: CredentialsValidation) =>
      validateCredentials(client, businessUuid, credentials),
    changes: (client) => [businessQueries.all(client)],
  })
}
