import type { CsvRows } from '../../platform/db/csv-rows.ts'
import { voucherFields } from './voucher-columns.ts'
import type { VoucherRow } from './voucher-row.ts'

/** Columns of a copied row: owner and version first, then those of `voucherFields`. */
export const copiedVoucherColumns: readonly string[] = [
  'business_uuid',
  'published_in',
  ...voucherFields.map((f) => f.column),
]

/** Adds a voucher as a row of `copiedVoucherColumns`. */
export function addVoucherCsv(
  rows: CsvRows,
  { businessUuid, version }: { readonly businessUuid: string; readonly version: number },
  voucher: VoucherRow,
): void {
  rows.plain(businessUuid)
  rows.plain(version)
  for (const { field, kind } of voucherFields) {
    const value = voucher[field]
    if (kind === 'text') rows.text(value as string | null)
    else if (kind === 'json') rows.text(value === null ? null : JSON.stringify(value))
    else if (kind === 'list') rows.list(value as readonly string[] | null)
    else if (kind === 'rare list')
      rows.list((value as readonly string[]).length === 0 ? null : (value as readonly string[]))
    else if (kind === 'rare json') rows.text((value as readonly object[]).length === 0 ? null : JSON.stringify(value))
    else rows.plain(value as string | number | boolean | null)
  }
  rows.endRow()
}
