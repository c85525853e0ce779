import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'
import { users } from './users.ts'

/** From where accounts were opened (decision 0070). */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountantUuid: uuid('accountant_uuid')
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    /** Keyed hash of the client's address, browser and operating system. */
    deviceHash: text('device_hash').notNull(),
    /** The account's epoch at that time. A new password voids the devices of before. */
    epoch: integer('epoch').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountantUuid, t.deviceHash] })],
)
