import type { Business } from '../contract/contract.ts'
import { useContaproClient } from '../provider/contapro-context.ts'
import { useStore } from '../provider/use-store.ts'
import { useCompanies } from './use-companies.ts'

/** Everything known of the selected company (status, missing permissions, processed periods); undefined until it is loaded. */
export function useSelectedCompany(): Business | undefined {
  const { company } = useStore(useContaproClient().session.business)
  return useCompanies({ enabled: company !== null }).data?.find(({ uuid }) => uuid === company?.uuid)
}
