import { asc, eq } from 'drizzle-orm'
import { schema } from '../src/platform/db/index.ts'
import type { Services } from '../src/platform/ports/services.ts'

const { eventLogs, users } = schema

/** An event as the log holds it, with the address of its accountant. */
export interface StoredEvent {
  readonly accountant: string
  readonly eventType: string
  readonly description: string
  readonly businessUuid: string | null
  readonly sessionId: string | null
  readonly metadata: { readonly timeStamp: string }
}

/** The whole event log in the order of its coming, for tests: no call of the product reads it. */
export async function storedEvents({ database: { db } }: Pick<Services, 'database'>): Promise<StoredEvent[]> {
  return db
    .select({
      accountant: users.email,
      eventType: eventLogs.eventType,
      description: eventLogs.description,
      businessUuid: eventLogs.businessUuid,
      sessionId: eventLogs.sessionId,
      metadata: eventLogs.metadata,
    })
    .from(eventLogs)
    .innerJoin(users, eq(users.uuid, eventLogs.accountantUuid))
    .orderBy(asc(eventLogs.id))
}
