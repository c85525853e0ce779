import { bigint, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { civilDate } from './column-types.ts'

/** Files and bytes that an accountant has uploaded on a day in Lima (decision 0071). Undone uploads count. */
export const uploadUsage = pgTable(
  'upload_usage',
  {
    accountantUuid: uuid('accountant_uuid').notNull(),
    day: civilDate('day').notNull(),
    files: integer('files').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.accountantUuid, t.day] })],
)
