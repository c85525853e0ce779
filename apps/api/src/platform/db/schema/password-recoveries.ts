import { bigserial, char, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'
import { users } from './users.ts'

/** Recovery links that were sent. The token itself is in the mail only. */
export const passwordRecoveries = pgTable(
  'password_recoveries',
  {
    /** Order of the requests: a newer one voids the older. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** sha256 of the token, hexadecimal. */
    tokenHash: char('token_hash', { length: 64 }).notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_recoveries_user').on(t.userUuid)],
)
