import { voucherTypeName } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { statusOfKey } from '../../vouchers/lists/voucher-filter.ts'
import {
  listProviders,
  listSerieNumbers,
  listSeries,
  listTypesAndStatuses,
  type PeriodSide,
} from './filter-options.store.ts'

/** Key and name of one option. */
export type Option = readonly [key: string, name: string]

/** What the vouchers of a period can be filtered by, each list by name. */
export interface FilterOptions {
  readonly types: readonly Option[]
  readonly series: readonly Option[]
  readonly statuses: readonly Option[]
  readonly providers: readonly Option[]
  readonly serieNumbers: readonly string[]
}

const spanish = new Intl.Collator('es-PE', { numeric: true })

/** The filter options of one side of a period. Throws `BusinessNotFoundError`. */
export async function listFilterOptions(
  ctx: RequestContext,
  ruc: string,
  { operation, period }: Pick<PeriodSide, 'operation' | 'period'>,
): Promise<FilterOptions> {
  const business = await ownBusiness(ctx, { ruc })
  const side: PeriodSide = { businessUuid: business.uuid, operation, period }
  const [present, series, providers, serieNumbers] = await Promise.all([
    listTypesAndStatuses(ctx.database, side),
    listSeries(ctx.database, side),
    listProviders(ctx.database, side),
    listSerieNumbers(ctx.database, side),
  ])
  return {
    types: byName([...new Set(present.map((p) => p.type))].map((type) => [type, voucherTypeName(type)])),
    series: byName(series.map((value) => [value, value || 'Sin serie'])),
    statuses: [...statusOfKey].filter(([, status]) => present.some((p) => p.status === status)),
    providers: byName(providers.map(({ document, name }) => [document, name || document || 'Sin documento'])),
    serieNumbers: serieNumbers.map((v) => `${v.series}-${v.number}`).toSorted(spanish.compare),
  }
}

const byName = (options: readonly Option[]): Option[] => options.toSorted(([, a], [, b]) => spanish.compare(a, b))
