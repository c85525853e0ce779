import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Business } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { useContaproQueryClient } from '../provider/contapro-context.ts'
import { taxPeriodQueries } from '../tax-periods/queries.ts'

/** A company to open, and the period to show instead of its newest. */
export interface OpenCompany {
  readonly company: Business
  readonly taxPeriod?: string | undefined
}

/**
 * Opens a company as a click on its card does (part 1 §4): its periods are fetched first when it has any, then company and
 * period are selected. Answers the periods.
 */
export function useOpenCompany(): UseMutationResult<readonly string[], ContaproError, OpenCompany> {
  const queryClient = useContaproQueryClient()
  return useContaproMutation({
    mutate: async (client, { company, taxPeriod }: OpenCompany) => {
      const taxPeriods = company.exists_periods_processed
        ? await queryClient.fetchQuery(taxPeriodQueries.list(client, company.uuid))
        : []
      const isKnown = taxPeriod !== undefined && taxPeriods.includes(taxPeriod)
      client.session.selectCompany(company, { taxPeriods, taxPeriod: isKnown ? taxPeriod : undefined })
      return taxPeriods
    },
  })
}
