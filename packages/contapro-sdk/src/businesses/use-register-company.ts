import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { NewBusiness, RegisteredBusiness } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { registerBusiness } from './calls.ts'
import { planQueries } from '../plans/queries.ts'
import { businessQueries } from './queries.ts'

/** Registers a company and invalidates the list and the plans, which count companies. The result may have RUC and name only (see `registerBusiness`). Errors: 409 BUSINESS_ALREADY_REGISTERED, 422 with the fields at fault. */
export function useRegisterCompany(): UseMutationResult<RegisteredBusiness, ContaproError, NewBusiness> {
  return useContaproMutation({
    mutate: (client, business: NewBusiness) => registerBusiness(client, business),
    changes: (client) => [businessQueries.all(client), planQueries.all(client)],
  })
}
