import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Handed-over tokens that were used, until they would have expired anyway: none opens a second session. */
export const usedHandovers = pgTable(
  'used_handovers',
  {
    /** The token's own id. */
    uuid: uuid('uuid').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('used_handovers_by_expiry').on(t.expiresAt)],
)
