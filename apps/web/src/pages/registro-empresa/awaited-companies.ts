import type { CompanyName } from '@contapro/ui'
import * as z from 'zod/mini'

const companyNames = z.array(z.object({ uuid: z.string(), name: z.string(), ruc: z.string() }))
const stateSchema = z.object({ filters: z.object({ businesses: companyNames }) })

/** The companies that an entry of the history names (part 1 §2); undefined when it names none. */
export function awaitedCompanies(state: unknown): readonly CompanyName[] | undefined {
  const result = stateSchema.safeParse(state)
  return result.success ? result.data.filters.businesses : undefined
}
