import { bigint, bigserial, char, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Companies whose figures may change by the rules of an update: a migration names them, and they leave once the changes are known. */
export const ruleReviews = pgTable('rule_reviews', {
  businessUuid: uuid('business_uuid').primaryKey(),
  /** What the boxes added up to before the vouchers were reviewed, by period; null until a review begins. */
  sums: jsonb('sums').$type<object>(),
  /** The same once vouchers that were stored twice were merged; null where none were. */
  sumsOnceMerged: jsonb('sums_once_merged').$type<object>(),
})

/** A box of Formulario 621 that the rules of an update changed. */
export const ruleChanges = pgTable(
  'rule_changes',
  {
    businessUuid: uuid('business_uuid').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    period: char('period', { length: 6 }).notNull(),
    box: text('box').notNull(),
    /** Whole soles. */
    before: bigint('before_soles', { mode: 'number' }).notNull(),
    after: bigint('after_soles', { mode: 'number' }).notNull(),
    /** `RuleChangeReason`s. */
    reasons: text('reasons').array().notNull(),
    foundAt: instant('found_at').notNull(),
    /** When an accountant confirmed to have seen it, and who. */
    seenAt: instant('seen_at'),
    seenBy: uuid('seen_by'),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.id] })],
)
