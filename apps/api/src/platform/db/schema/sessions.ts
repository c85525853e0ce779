import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'
import { users } from './users.ts'

/** Sessions of accounts (decision 0069). A sign-out deletes its row. */
export const sessions = pgTable(
  'sessions',
  {
    /** The `sid` of the session's access token. */
    uuid: uuid('uuid').primaryKey(),
    accountantUuid: uuid('accountant_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** The account's epoch when the session began. The session has ended if the account has another one. */
    epoch: integer('epoch').notNull(),
    /** Null if the client did not name it. */
    browser: text('browser'),
    operatingSystem: text('operating_system'),
    createdAt: instant('created_at').notNull(),
    /** Time of the last call, a minute too early at most. */
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [index('sessions_accountant').on(t.accountantUuid)],
)
