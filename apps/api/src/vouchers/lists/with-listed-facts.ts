import type { Centimos } from '@contapro/sunat'
import type { Database } from '../../platform/db/index.ts'
import type { VoucherRow } from './voucher-rows.store.ts'
import { type BoletaPart, withBoletaParts } from './with-boleta-parts.ts'
import { type RateEntered, withRateEntries } from './with-rate-entries.ts'
import { type RowsSetAside, withSetAside } from './with-set-aside.ts'

/** What an answer says of a voucher beside its row. */
export interface ListedFacts extends BoletaPart, RateEntered, RowsSetAside {}

/** A voucher of a company. */
export interface ListedVoucher extends ListedFacts {
  readonly businessUuid: string
  readonly row: VoucherRow
  /** Its part in the figure that is listed. */
  readonly part?: Centimos
}

/** Vouchers of a company with what few of them have beside their rows. */
export async function withListedFacts<Listed extends { readonly row: VoucherRow }>(
  database: Database,
  businessUuid: string,
  vouchers: readonly Listed[],
): Promise<(Listed & ListedFacts)[]> {
  const withEntries = await withRateEntries(database, businessUuid, vouchers)
  const withParts = await withBoletaParts(database, businessUuid, withEntries)
  return withSetAside(database, businessUuid, withParts)
}
