import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { civilDate, instant } from './column-types.ts'

/** Accountants, the only kind of user. */
export const users = pgTable(
  'users',
  {
    uuid: uuid('uuid').primaryKey().default(sql`gen_random_uuid()`),
    /** In lower case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    documentNumber: text('document_number').notNull(),
    phoneNumber: text('phone_number').notNull(),
    accountantProfile: text('accountant_profile', {
      enum: ['Contador Freelance', 'Estudio Contable', 'Siscont'],
    }).notNull(),
    abTestGroup: text('ab_test_group', { enum: ['A', 'B'] })
      .notNull()
      .default('A'),
    /** 1–4 monthly, 5–8 annual; null without subscription (decisions 34). */
    planType: smallint('plan_type'),
    planEndDate: civilDate('plan_end_date'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('users_email_lower_case', sql`${t.email} = lower(${t.email})`)],
)
