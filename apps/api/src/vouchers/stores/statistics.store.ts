import type { Driver } from '../../platform/db/index.ts'

/** A table, and how many new rows of a company it takes to make a difference: fewer are read quickly by any plan. */
interface WatchedTable {
  readonly table: 'vouchers' | 'detraction_deposits'
  readonly fewestRows: number
}

export const voucherTable: WatchedTable = { table: 'vouchers', fewestRows: 1000 }

/** They are looked up for each of many purchases, so that a wrong plan shows sooner. */
export const depositTable: WatchedTable = { table: 'detraction_deposits', fewestRows: 100 }

/**
 * Keeps the planner informed while rows pour in: one that does not know that a company has many rows reads all of them
 * where a few would do. The embedded database has nobody else to tell it, and a server's autovacuum comes too late for a
 * million rows in a minute.
 */
export class TableStatistics {
  readonly #driver: Driver
  readonly #watched: WatchedTable
  readonly #rows = new Map<string, { known: number; since: number }>()

  constructor(driver: Driver, watched: WatchedTable) {
    this.#driver = driver
    this.#watched = watched
  }

  /** Rows were written for the company. Renews the statistics when its rows have doubled since the last time. */
  async noteRows(businessUuid: string, rows: number): Promise<void> {
    const count = this.#rows.get(businessUuid) ?? { known: 0, since: 0 }
    count.since += rows
    this.#rows.set(businessUuid, count)
    if (count.since < Math.max(this.#watched.fewestRows, count.known)) return
    for (const each of this.#rows.values()) {
      each.known += each.since
      each.since = 0
    }
    await this.#driver.query(`ANALYZE (SKIP_LOCKED) ${this.#watched.table}`)
  }
}
