import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Business, NewBusiness } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { registerBusiness } from './calls.ts'
import { businessQueries } from './queries.ts'

/** Registers a company and renews the list. Fails with 409 BUSINESS_ALREADY_REGISTERED, 422 with the fields at fault. */
export function useRegisterCompany(): UseMutationResult<Business, ContaproError, NewBusiness> {
  return useContaproMutation({
    mutate: (client, business: NewBusiness) => registerBusiness(client, business),
    changes: (client) => [businessQueries.all(client)],
  })
}
