import type { ContaproClient } from '../client/contapro-client.ts'
import type { VoucherFilterOptions, VoucherList } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getVoucherFile, listVoucherFilterOptions, listVouchers } from './calls.ts'
import type { VoucherFilter, VoucherScope } from './calls.ts'

/** Queries of the vouchers. */
export interface VoucherQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one side of one period's register. */
  readonly ofPeriod: (client: ContaproClient, scope: VoucherScope) => readonly unknown[]
  /** A page of vouchers. */
  readonly list: (client: ContaproClient, filter: VoucherFilter) => ContaproQuery<VoucherList>
  /** What the period can be filtered by. */
  readonly filterOptions: (client: ContaproClient, scope: VoucherScope) => ContaproQuery<VoucherFilterOptions>
  /** The file behind a signed address. */
  readonly file: (client: ContaproClient, address: string) => ContaproQuery<Blob>
}

/** Queries of the vouchers: keys [...client.key, 'vouchers', ruc, taxPeriod, operationType, …] and [...client.key, 'voucher-files', address]. */
export const voucherQueries: VoucherQueries = {
  all: (client) => resourceKey(client, 'vouchers'),
  ofPeriod: (client, { ruc, taxPeriod, operationType = 'COMPRA' }) => [
    ...voucherQueries.all(client),
    ruc,
    taxPeriod,
    operationType,
  ],
  list: (client, filter) => {
    const { ruc: _ruc, taxPeriod: _taxPeriod, operationType: _operationType, ...wanted } = filter
    const key = [...voucherQueries.ofPeriod(client, filter), 'list', wanted]
    return contaproQuery(key, staleTimes.vouchers, (options) => listVouchers(client, filter, options))
  },
  filterOptions: (client, scope) =>
    contaproQuery(
      [...voucherQueries.ofPeriod(client, scope), 'filter-options'],
      staleTimes.voucherFilterOptions,
      (options) => listVoucherFilterOptions(client, scope, options),
    ),
  file: (client, address) =>
    contaproQuery([...resourceKey(client, 'voucher-files'), address], staleTimes.voucherFile, (options) =>
      getVoucherFile(client, address, options),
    ),
}
