import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/**
 * Companies whose data are to be collected, one job each; the row goes when the collection has ended. A row that its owner no
 * longer renews is taken over by another server.
 */
export const collections = pgTable(
  'collections',
  {
    businessUuid: uuid('business_uuid').primaryKey(),
    /** Another one for every request: what an overtaken run finds out is not recorded. */
    request: uuid('request').notNull(),
    /** The server that collects; null while the job waits. */
    owner: uuid('owner'),
    leaseUntil: instant('lease_until'),
    dueAt: instant('due_at').notNull(),
    /** Beginnings that ended by a failure or the server's death. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('collections_due').on(t.dueAt)],
)
