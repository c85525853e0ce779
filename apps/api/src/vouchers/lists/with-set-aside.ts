import type { Database } from '../../platform/db/index.ts'
import { findSetAside, type SetAsideWarning } from '../merge/find-set-aside.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/** Rows and XML that name a voucher, differ from what counts and do not count. */
export interface RowsSetAside {
  readonly setAside: readonly SetAsideWarning[]
}

/** Vouchers of a company with what was set aside of each; few have anything, and only they are looked up. */
export async function withSetAside<Listed extends { readonly row: VoucherRow }>(
  { driver }: Database,
  businessUuid: string,
  vouchers: readonly Listed[],
): Promise<(Listed & RowsSetAside)[]> {
  const found = new Map<string, readonly SetAsideWarning[]>()
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    const rows = vouchers.filter(({ row }) => row.operation === operation && row.setAside !== null)
    const codes = rows.map(({ row }) => row.code)
    for (const [code, warnings] of await findSetAside(driver, businessUuid, { operation, codes })) {
      found.set(`${operation} ${code}`, warnings)
    }
  }
  return vouchers.map((listed) => ({
    ...listed,
    setAside: found.get(`${listed.row.operation} ${listed.row.code}`) ?? [],
  }))
}
