import type { Centimos } from '@contapro/sunat'
import type { Database } from '../../platform/db/index.ts'
import { findCrossingBoleta } from '../figures/find-crossing-boleta.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/** Part of the boleta that crosses the limit of its year that still fits; undefined for every other voucher. */
export interface BoletaPart {
  readonly boletaPart: Centimos | undefined
}

/** Vouchers of a company with the part that fits of the boletas that cross a limit. Nothing is looked up without a boleta over it. */
export async function withBoletaParts<Listed extends { readonly row: VoucherRow }>(
  { driver }: Database,
  businessUuid: string,
  vouchers: readonly Listed[],
): Promise<(Listed & BoletaPart)[]> {
  const years = new Set(vouchers.filter(isOverLimit).map(({ row }) => row.period.slice(0, 4)))
  const crossing = await Promise.all([...years].map((year) => findCrossingBoleta(driver, businessUuid, year)))
  const partOf = (code: string) => crossing.find((boleta) => boleta?.code === code)?.part
  return vouchers.map((listed) => ({
    ...listed,
    boletaPart: isOverLimit(listed) ? partOf(listed.row.code) : undefined,
  }))
}

const isOverLimit = ({ row }: { readonly row: VoucherRow }): boolean => row.statusReasons.includes('BOLETA_OVER_LIMIT')
