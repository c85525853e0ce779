import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { vouchers } = schema

/** Vouchers read together. */
export const REPORT_BATCH = 1000

/** Behind which voucher of a day to go on. */
export interface ReportPlace {
  readonly issuedOn: string
  /** '' at the beginning of the day. */
  readonly afterCode: string
}

export const isAtPlace = ({ issuedOn, afterCode }: ReportPlace): SQL | undefined =>
  and(eq(vouchers.issuedOn, issuedOn), sql`${vouchers.code} > ${afterCode}`)

/**
 * Reads vouchers day by day, each by code. With the day named, the index by date serves every batch; for "behind this day
 * and code" the planner reads the whole table each time.
 */
export async function* readByDate<Voucher extends { readonly code: string }>(
  database: Database,
  wanted: SQL | undefined,
  readBatch: (place: ReportPlace) => Promise<Voucher[]>,
): AsyncGenerator<Voucher[]> {
  for (const issuedOn of await listIssueDates(database, wanted)) {
    let afterCode: string | undefined = ''
    while (afterCode !== undefined) {
      const batch: Voucher[] = await readBatch({ issuedOn, afterCode })
      if (batch.length > 0) yield batch
      afterCode = batch.length === REPORT_BATCH ? batch.at(-1)?.code : undefined
    }
  }
}

/** The issue dates of a report's vouchers, by leaps in the index by date. */
async function listIssueDates({ db }: Database, wanted: SQL | undefined): Promise<string[]> {
  const { issuedOn } = vouchers
  const next = (after: SQL) => sql`
    select ${issuedOn} as issued_on from ${vouchers} where ${wanted} ${after} order by ${issuedOn} limit 1`
  const { rows } = await db.execute<{ day: string }>(sql`
    with recursive found(issued_on) as (
      (${next(sql``)})
      union all
      select later.issued_on from found cross join lateral (${next(sql`and ${issuedOn} > found.issued_on`)}) later
    )
    select issued_on::text as day from found`)
  return rows.map(({ day }) => day)
}
