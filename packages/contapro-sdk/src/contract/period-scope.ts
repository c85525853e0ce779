/** One tax period (`YYYYMM`) of one company. */
export interface PeriodScope {
  readonly businessUuid: string
  readonly ruc: string
  readonly taxPeriod: string
}

/** A period in the contract's words. */
export function periodQuery({ ruc, taxPeriod }: Pick<PeriodScope, 'ruc' | 'taxPeriod'>): {
  ruc: string
  tax_period: string
} {
  return { ruc, tax_period: taxPeriod }
}

/** The `filters` of a period: one query parameter that holds a JSON object (decisions 9). */
export function periodFilters({ businessUuid, ...period }: PeriodScope): string {
  return JSON.stringify({ ...periodQuery(period), business_uuid: businessUuid })
}
