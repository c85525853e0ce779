import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { users, voucherDecisions: log } = schema

/** The newest entry of the log about a purchase. */
export interface Decision {
  readonly kind: 'validated' | 'declined' | 'undone'
  /** Full name. */
  readonly decidedBy: string
  readonly decidedAt: Date
}

/** Who decided last about purchases, by code. */
export async function findDecisions(
  { db }: Database,
  businessUuid: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Decision>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([log.code], {
      code: log.code,
      kind: log.kind,
      decidedAt: log.decidedAt,
      name: users.name,
      lastName: users.lastName,
    })
    .from(log)
    .innerJoin(users, eq(users.uuid, log.accountantUuid))
    .where(and(eq(log.businessUuid, businessUuid), sql`${log.code} = any(${sql.param([...codes])}::text[])`))
    .orderBy(log.code, desc(log.id))
  return new Map(
    rows.map(({ code, kind, decidedAt, name, lastName }) => [
      code,
      { kind, decidedAt, decidedBy: `${name} ${lastName}`.trim() },
    ]),
  )
}
