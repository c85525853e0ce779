import { findHandEntries, type HandEntry } from '../../company/settings/hand-entries.store.ts'
import type { Database } from '../../platform/db/index.ts'
import { findRateDays } from './rate-days.store.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

/** The exchange rate of a voucher that no register has put into soles. */
export interface RateEntered {
  /** The day whose entered rate counts; null for a register's, and for a note whose voucher is not loaded. */
  readonly rateDay: string | null
  /** Who entered it; undefined for a register's, and without one. */
  readonly rateEntry: HandEntry | undefined
}

/** Vouchers of a company with who entered the exchange rate of each; few are without a register row, and only they are looked up. */
export async function withRateEntries<Listed extends { readonly row: VoucherRow }>(
  database: Database,
  businessUuid: string,
  vouchers: readonly Listed[],
): Promise<(Listed & RateEntered)[]> {
  const days = await daysOf(database, businessUuid, vouchers)
  const dayOf = ({ operation, code }: VoucherRow): string | null => days.get(`${operation} ${code}`) ?? null
  const entered = vouchers.filter(({ row }) => row.exchangeRate !== null && dayOf(row) !== null)
  const entries = await findHandEntries(database, businessUuid, {
    name: 'exchange_rates',
    values: entered.map(({ row }) => [{ currency: row.currency, date: dayOf(row), rate: row.exchangeRate }]),
  })
  const byCode = new Map(entered.map(({ row }, i) => [`${row.operation} ${row.code}`, entries.get(i)]))
  return vouchers.map((listed) => ({
    ...listed,
    rateDay: dayOf(listed.row),
    rateEntry: byCode.get(`${listed.row.operation} ${listed.row.code}`),
  }))
}

async function daysOf(
  database: Database,
  businessUuid: string,
  vouchers: readonly { readonly row: VoucherRow }[],
): Promise<Map<string, string | null>> {
  const days = new Map<string, string | null>()
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    const rows = vouchers.flatMap(({ row }) => (row.operation === operation && isWithoutRegister(row) ? [row] : []))
    const found = await findRateDays(database, businessUuid, { operation, rows })
    for (const [code, day] of found) days.set(`${operation} ${code}`, day)
  }
  return days
}

const isWithoutRegister = ({ source, currency }: VoucherRow): boolean => source === 'xml' && currency !== 'PEN'
