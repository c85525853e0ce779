import { sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { isSuffered } from './suffered-withholdings.store.ts'

const { withholdings } = schema

/** Periods in which others withheld something from a company. */
export async function listWithheldPeriods({ db }: Database, businessUuid: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ period: withholdings.period })
    .from(withholdings)
    .where(isSuffered(sql`${businessUuid}`))
  return rows.map(({ period }) => period)
}
