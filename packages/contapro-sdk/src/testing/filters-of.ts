import type { OperationType } from '../contract/contract.ts'
import { MockRefusal } from './mock-refusal.ts'

/** What the JSON object of the `filters` parameter says (decisions 9). */
export interface MockFilters {
  readonly ruc: string
  readonly taxPeriod: string
  readonly businessUuid?: string | undefined
  readonly operationType?: OperationType | undefined
}

/** Reads the `filters` parameter. */
export function filtersOf(query: URLSearchParams): MockFilters {
  let filters: Record<string, string | undefined>
  try {
    filters = JSON.parse(query.get('filters') ?? '') as Record<string, string | undefined>
  } catch {
    throw new MockRefusal('REQUEST_MALFORMED')
  }
  const { ruc, tax_period: taxPeriod, business_uuid: businessUuid, operation_type: side } = filters
  if (ruc === undefined || taxPeriod === undefined) throw new MockRefusal('REQUEST_MALFORMED')
  return { ruc, taxPeriod, businessUuid, operationType: side === 'VENTA' ? 'VENTA' : 'COMPRA' }
}
