import { bigserial, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Circumstances of an event, as the contract has them. */
export interface EventMetadata {
  /** When it was told, by the browser's clock. */
  readonly timeStamp: string
}

/** What accountants did, as their browsers tell it. Keyed by its owner, and no call reads it. */
export const eventLogs = pgTable(
  'event_logs',
  {
    accountantUuid: uuid('accountant_uuid').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    eventType: text('event_type').notNull(),
    description: text('description').notNull(),
    businessUuid: uuid('business_uuid'),
    sessionId: text('session_id'),
    metadata: jsonb('metadata').$type<EventMetadata>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountantUuid, t.id] })],
)
