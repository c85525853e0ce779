import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'
import type {
  OperationType,
  VoucherFilterField,
  VoucherFilterOptions,
  VoucherList,
  VoucherStatusFilter,
} from '../contract/contract.ts'
import { readVoucherFile } from './read-voucher-file.ts'

/** Which vouchers: one side of one period's register, purchases unless told otherwise. */
export interface VoucherScope {
  readonly ruc: string
  readonly taxPeriod: string
  readonly operationType?: OperationType | undefined
}

/** A page of the vouchers of a period. Filter by one field at a time (decisions 16). */
export interface VoucherFilter extends VoucherScope {
  /** Page, from 1. */
  readonly page?: number | undefined
  /** Rows a page, at most 100; 20 unless told otherwise. */
  readonly size?: number | undefined
  readonly status?: VoucherStatusFilter | undefined
  readonly filterBy?: VoucherFilterField | undefined
  /** Key of the option; for serie_number the text to find, upper case. */
  readonly valueFilter?: string | undefined
}

/** The vouchers behind the figures, and their files. */
export interface VouchersResource {
  /** A page of vouchers, newest first, with the sums over all pages. */
  readonly list: (filter: VoucherFilter, options?: CallOptions) => Promise<VoucherList>
  /** What the vouchers of a period can be filtered by. */
  readonly filterOptions: (scope: VoucherScope, options?: CallOptions) => Promise<VoucherFilterOptions>
  /**
   * The file behind a voucher's link (`img_cpe_link`, `xml_cpe_link`), fetched without a token. An address older than ten
   * minutes fails with 403 FILE_ADDRESS_EXPIRED: ask for the list again.
   */
  readonly file: (address: string, options?: CallOptions) => Promise<Blob>
}

/** The vouchers of a client. */
export function vouchersResource(parts: ApiParts): VouchersResource {
  const { api, call } = parts
  return {
    list: (filter, options) =>
      call(
        { operation: 'listVouchers', kind: 'read' },
        (init) =>
          api.GET('/app/internal/businesses/dashboard-reports/all-invoices', {
            ...init,
            params: {
              query: {
                ...scopeQuery(filter),
                page: filter.page,
                size: filter.size,
                status: filter.status,
                filter_by: filter.filterBy,
                value_filter: filter.valueFilter,
              },
            },
          }),
        options,
      ),
    filterOptions: async (scope, options) => {
      const answer = await call(
        { operation: 'listVoucherFilterOptions', kind: 'read' },
        (init) =>
          api.GET('/app/internal/businesses/dashboard-reports/filter-all-invoices', {
            ...init,
            params: { query: scopeQuery(scope) },
          }),
        options,
      )
      return answer.data
    },
    file: (address, options) => readVoucherFile(parts, address, options),
  }
}

function scopeQuery({ ruc, taxPeriod, operationType }: VoucherScope): {
  ruc: string
  tax_period: string
  operation_type: OperationType | undefined
} {
  return { ruc, tax_period: taxPeriod, operation_type: operationType }
}
