import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Counted attempts (decision 0070). The columns are those of rate-limiter-flexible. */
export const attempts = pgTable(
  'attempts',
  {
    /** Name of the limiter and a keyed hash of who attempts: no address is kept. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** End of the window or of the wait. */
    expire: instant('expire'),
  },
  (t) => [index('attempts_by_expiry').on(t.expire)],
)
