import type { Driver } from '../../db/index.ts'

/** Fewer rows are read quickly by any plan. */
const FEWEST_ROWS = 1000

/**
 * Keeps the planner informed while rows pour in: one that does not know that a company has many rows reads all of them
 * where a few would do. The embedded database has nobody else to tell it, and a server's autovacuum comes too late for a
 * million rows in a minute.
 */
export class VoucherStatistics {
  readonly #driver: Driver
  readonly #rows = new Map<string, { known: number; since: number }>()

  constructor(driver: Driver) {
    this.#driver = driver
  }

  /** Rows were written for the company. Renews the statistics when its rows have doubled since the last time. */
  async noteRows(businessUuid: string, rows: number): Promise<void> {
    const count = this.#rows.get(businessUuid) ?? { known: 0, since: 0 }
    count.since += rows
    this.#rows.set(businessUuid, count)
    if (count.since < Math.max(FEWEST_ROWS, count.known)) return
    for (const each of this.#rows.values()) {
      each.known += each.since
      each.since = 0
    }
    await this.#driver.query('ANALYZE (SKIP_LOCKED) vouchers')
  }
}
