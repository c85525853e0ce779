import { boolean, integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { civilDate } from './column-types.ts'
import { users } from './users.ts'

/** The plan of an account before its last change, while the change can be undone. */
export const planChanges = pgTable('plan_changes', {
  accountantUuid: uuid('accountant_uuid')
    .primaryKey()
    .references(() => users.uuid, { onDelete: 'cascade' }),
  /** In Lima. */
  changedOn: civilDate('changed_on').notNull(),
  planType: smallint('plan_type'),
  planEndDate: civilDate('plan_end_date'),
  hasUsedTrial: boolean('has_used_trial').notNull(),
  /** Companies at the time of the change. */
  businessesCount: integer('businesses_count').notNull(),
})
