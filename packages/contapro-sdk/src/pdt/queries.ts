import type { ContaproClient } from '../client/contapro-client.ts'
import type { Pdt621, Pdt621VoucherList, PdtReport } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getPdt621, getPdtReport, listPdt621Vouchers } from './calls.ts'
import type { BoxFilter, PdtReportFilter } from './calls.ts'

/** Queries of the figures to declare. */
export interface PdtQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  /** All pages of one box, or of its vouchers that are off. */
  readonly ofBox: (client: ContaproClient, filter: BoxFilter) => readonly unknown[]
  readonly report: (client: ContaproClient, filter: PdtReportFilter) => ContaproQuery<PdtReport>
  readonly boxes: (client: ContaproClient, scope: PeriodScope) => ContaproQuery<Pdt621>
  readonly boxVouchers: (client: ContaproClient, filter: BoxFilter) => ContaproQuery<Pdt621VoucherList>
}

/** Queries of the figures to declare: keys [...client.key, 'pdt', ruc, taxPeriod, 'report' or 'boxes' or 'box', …]. */
export const pdtQueries: PdtQueries = {
  all: (client) => resourceKey(client, 'pdt'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...pdtQueries.all(client), ruc, taxPeriod],
  ofBox: (client, filter) => [...pdtQueries.ofPeriod(client, filter), 'box', filter.box, filter.isOff === true],
  report: (client, filter) =>
    contaproQuery(
      [...pdtQueries.ofPeriod(client, filter), 'report', filter.operationType],
      staleTimes.dashboard,
      (options) => getPdtReport(client, filter, options),
    ),
  boxes: (client, scope) =>
    contaproQuery([...pdtQueries.ofPeriod(client, scope), 'boxes'], staleTimes.dashboard, (options) =>
      getPdt621(client, scope, options),
    ),
  boxVouchers: (client, filter) => {
    const { page, size } = filter
    return contaproQuery([...pdtQueries.ofBox(client, filter), { page, size }], staleTimes.vouchers, (options) =>
      listPdt621Vouchers(client, filter, options),
    )
  },
}
