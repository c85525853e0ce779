import { bigserial, boolean, char, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { centimos, instant, keyText } from './column-types.ts'

/** What accountants entered by hand about detractions of purchases, in order: the newest of a purchase counts, and none is ever removed. */
export const detractionEntries = pgTable(
  'detraction_entries',
  {
    businessUuid: uuid('business_uuid').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    /** The code that the purchase has in `vouchers`. */
    code: keyText('code').notNull(),
    /** Null takes back what was entered before. */
    isSubject: boolean('is_subject'),
    /** Catálogo 54; null where the files tell it. */
    goodCode: char('good_code', { length: 3 }),
    /** What is to be deposited; null where the rate tells it. */
    amount: centimos('amount_centimos'),
    accountantUuid: uuid('accountant_uuid').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.code, t.id] })],
)

/** One deposit of a bulk file. */
export interface DepositFileLine {
  /** The code that the purchase has in `vouchers`. */
  readonly code: string
  readonly supplierRuc: string
  readonly account: string
  /** Céntimos. */
  readonly amount: number
}

/** Bulk deposit files that were made, each under its number. */
export const detractionDepositFiles = pgTable(
  'detraction_deposit_files',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** Two digits of the year and four of the order in it. */
    batch: char('batch', { length: 6 }).notNull(),
    period: char('period', { length: 6 }).notNull(),
    lines: jsonb('lines').$type<readonly DepositFileLine[]>().notNull(),
    content: text('content').notNull(),
    accountantUuid: uuid('accountant_uuid').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.batch] }),
    index('deposit_files_by_period').on(t.businessUuid, t.period),
  ],
)
