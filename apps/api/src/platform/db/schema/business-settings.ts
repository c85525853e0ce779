import { bigserial, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** What was set for a company, as the contract's `SettingsPatch` has it; what is not in it is as Contapro ships it. */
export const businessSettings = pgTable('business_settings', {
  businessUuid: uuid('business_uuid').primaryKey(),
  values: jsonb('values').$type<object>().notNull(),
})

/** Who changed what, and when. */
export const settingsChanges = pgTable(
  'settings_changes',
  {
    businessUuid: uuid('business_uuid').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    accountantUuid: uuid('accountant_uuid').notNull(),
    changedAt: instant('changed_at').notNull(),
    before: jsonb('before').$type<object>().notNull(),
    after: jsonb('after').$type<object>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.id] })],
)
