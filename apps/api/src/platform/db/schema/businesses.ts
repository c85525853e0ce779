import { sql } from 'drizzle-orm'
import { char, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'
import { users } from './users.ts'

/** Client companies of the accountants. */
export const businesses = pgTable(
  'businesses',
  {
    uuid: uuid('uuid').primaryKey().default(sql`gen_random_uuid()`),
    accountantUuid: uuid('accountant_uuid')
      .notNull()
      .references(() => users.uuid),
    ruc: char('ruc', { length: 11 }).notNull().unique(),
    name: text('name').notNull(),
    status: text('status', { enum: ['VALID', 'MISSING_PERMISSIONS', 'IN_PROGRESS', 'INVALID_CREDENTIALS'] })
      .notNull()
      .default('IN_PROGRESS'),
    missingPermissions: jsonb('missing_permissions').$type<{ module_name: string }[]>().notNull().default([]),
    solUsername: text('sol_username').notNull(),
    /** AES-256-GCM, as are the next two. */
    sealedSolPassword: text('sealed_sol_password').notNull(),
    sealedApiKey: text('sealed_api_key'),
    sealedApiSecret: text('sealed_api_secret'),
    paternalSurname: text('paternal_surname'),
    maternalSurname: text('maternal_surname'),
    givenNames: text('given_names'),
    /** Number of the last published ingestion: readers see vouchers up to it. */
    publishedVersion: integer('published_version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('businesses_accountant').on(t.accountantUuid, t.name)],
)
