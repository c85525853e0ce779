import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'

/** The tax periods of a company. */
export interface TaxPeriodsResource {
  /** Periods with vouchers (`YYYYMM`), newest first; the first is the default (decisions 19). */
  readonly list: (businessUuid: string, options?: CallOptions) => Promise<readonly string[]>
}

/** The tax periods of a client. */
export function taxPeriodsResource({ api, call }: ApiParts): TaxPeriodsResource {
  return {
    list: async (uuid, options) => {
      const answer = await call(
        { operation: 'listTaxPeriods', kind: 'read' },
        (init) => api.GET('/app/internal/businesses/{uuid}/periods', { ...init, params: { path: { uuid } } }),
        options,
      )
      return answer.tax_periods
    },
  }
}
