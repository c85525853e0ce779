import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, schema, subquery } from '../../platform/db/index.ts'

const { businesses, detractionEntries: entries, reviewRequests, users } = schema

/** The newest entry about a purchase; nulls where it leaves a fact to the files. Amount in céntimos. */
export interface EnteredFacts {
  readonly is_subject: boolean | null
  readonly good: string | null
  readonly amount: number | null
  /** Full name. */
  readonly entered_by: string
  /** ISO 8601 instant. */
  readonly entered_at: string
}

/** The newest entry about a voucher, as a value of a statement; null for none, and for one that was taken back. */
export function newestEntry(businessUuid: SQLWrapper, code: SQLWrapper): SQL<EnteredFacts | null> {
  return subquery`select case when e.is_subject is null then null else json_build_object('is_subject', e.is_subject,
      'good', e.good_code, 'amount', e.amount_centimos, 'entered_by', trim(u.name || ' ' || u.last_name),
      'entered_at', to_char(e.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
    from ${entries} e join ${users} u on u.uuid = e.accountant_uuid
    where e.business_uuid = ${businessUuid} and e.code = ${code} order by e.id desc limit 1`
}

/** What is entered about a purchase; null takes back what was entered before. Amount in céntimos. */
export interface NewEntry {
  readonly businessUuid: string
  readonly code: string
  readonly isSubject: boolean | null
  readonly goodCode: string | null
  readonly amount: number | null
  readonly accountantUuid: string
  readonly enteredAt: Date
}

/** Keeps an entry, with who made it and when, and asks the rules to look at its purchase: wake the ingestion. */
export function saveEntry({ db }: Database, entry: NewEntry): Promise<void> {
  return db.transaction(async (tx) => {
    const { businessUuid, code } = entry
    await tx
      .select({ uuid: businesses.uuid })
      .from(businesses)
      .where(sql`${businesses.uuid} = ${businessUuid}`)
      .for('no key update')
    await tx.insert(entries).values(entry)
    await tx
      .insert(reviewRequests)
      .values({ businessUuid, scope: `purchase ${code}` })
      .onConflictDoUpdate({
        target: [reviewRequests.businessUuid, reviewRequests.scope],
        set: { id: sql`excluded.id`, attempts: 0 },
      })
  })
}

export async function findNewestEntry(
  { db }: Database,
  businessUuid: string,
  code: string,
): Promise<EnteredFacts | null> {
  const [row] = await db
    .select({ entry: newestEntry(sql`${businessUuid}`, sql`${code}`) })
    .from(businesses)
    .limit(1)
  return row?.entry ?? null
}

/** Whether a company's purchases are still to be looked at because of an entry. */
export async function isEntryWaiting({ db }: Database, businessUuid: string, code: string): Promise<boolean> {
  const waiting = await db
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .where(sql`${reviewRequests.businessUuid} = ${businessUuid} and ${reviewRequests.scope} = ${`purchase ${code}`}`)
    .limit(1)
  return waiting.length > 0
}
