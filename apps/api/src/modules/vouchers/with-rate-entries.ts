import type { Database } from '../../db/index.ts'
import { findHandEntries, type HandEntry } from '../settings/hand-entries.store.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/** Who entered the exchange rate that put a voucher into soles; undefined for a register's. */
export interface RateEntered {
  readonly rateEntry: HandEntry | undefined
}

/** Vouchers of a company with who entered the exchange rate of each; few are without a register row, and only they are asked for. */
export async function withRateEntries<Listed extends { readonly row: VoucherRow }>(
  database: Database,
  businessUuid: string,
  vouchers: readonly Listed[],
): Promise<(Listed & RateEntered)[]> {
  const entered = vouchers.filter(({ row }) => hasEnteredRate(row))
  const entries = await findHandEntries(database, businessUuid, {
    name: 'exchange_rates',
    values: entered.map(({ row }) => [{ currency: row.currency, date: row.issuedOn, rate: row.exchangeRate }]),
  })
  const byCode = new Map(entered.map(({ row }, i) => [`${row.operation} ${row.code}`, entries.get(i)]))
  return vouchers.map((listed) => ({
    ...listed,
    rateEntry: byCode.get(`${listed.row.operation} ${listed.row.code}`),
  }))
}

const hasEnteredRate = ({ source, currency, exchangeRate }: VoucherRow): boolean =>
  source === 'xml' && currency !== 'PEN' && exchangeRate !== null
