import { type PeriodScope, periodQuery } from '../contract/period-scope.ts'

/** The company and the period, as the calls about detractions take them. */
export function companyQuery({ businessUuid, ...period }: PeriodScope): {
  business_uuid: string
  ruc: string
  tax_period: string
} {
  return { business_uuid: businessUuid, ...periodQuery(period) }
}
