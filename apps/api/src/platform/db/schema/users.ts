import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { civilDate, instant } from './column-types.ts'

/** Accountants, the only kind of user. */
export const users = pgTable(
  'users',
  {
    uuid: uuid('uuid').primaryKey().default(sql`gen_random_uuid()`),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** Time when the owner proved that the address is theirs, or a partner vouched for it (decision 0068). Null before. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Null for an account without a password until its owner sets one by mail. */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** DNI: a person has one account. */
    documentNumber: text('document_number').notNull().unique(),
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
    /** One free trial an account. */
    hasUsedTrial: boolean('has_used_trial').notNull().default(false),
    /** Last day of the free trial; it stays if the start of the trial is undone. */
    trialEndDate: civilDate('trial_end_date'),
    /** A new password begins the next one, which ends the sessions and the signed addresses of files of the one before. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /** Where the visit that registered came from. */
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    /** How the captcha went at registration; null for accounts that were not registered by a form. */
    captcha: text('captcha', { enum: ['off', 'missing', 'passed', 'unchecked'] }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('users_email_lower_case', sql`${t.email} = lower(${t.email})`)],
)
