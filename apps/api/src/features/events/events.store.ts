import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { eventLogs } = schema

export type NewEvent = Omit<typeof eventLogs.$inferInsert, 'id'>

/** How many of an accountant's latest events are looked through for one that comes again. */
const LATEST = 50

/**
 * Keeps an event, once: a browser sends it again when its page was left before the answer came. Told apart by session, type,
 * description and the browser's own time. Nothing else here reads events: they are for nobody's screen.
 */
export async function addEvent({ db }: Database, event: NewEvent): Promise<void> {
  const latest = db
    .select()
    .from(eventLogs)
    .where(eq(eventLogs.accountantUuid, event.accountantUuid))
    .orderBy(desc(eventLogs.id))
    .limit(LATEST)
    .as('latest')
  const same = await db
    .select({ id: latest.id })
    .from(latest)
    .where(
      and(
        eq(latest.eventType, event.eventType),
        eq(latest.description, event.description),
        sql`${latest.sessionId} is not distinct from ${event.sessionId}`,
        sql`${latest.metadata} ->> 'timeStamp' = ${event.metadata.timeStamp}`,
      ),
    )
  if (same.length === 0) await db.insert(eventLogs).values(event)
}
