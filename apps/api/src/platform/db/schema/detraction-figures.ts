import { boolean, char, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { centimos, civilDate } from './column-types.ts'

/**
 * Counts and sums of the published detractions of purchases, day by day: every total of the Detracciones screen is a sum of
 * a few of these rows, however many vouchers there are.
 */
export const detractionFigures = pgTable(
  'detraction_figures',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** Deposits; else purchases under detraction without any. */
    isPaid: boolean('is_paid').notNull(),
    period: char('period', { length: 6 }).notNull(),
    /** Day of payment; day of issue of what is not paid. */
    day: civilDate('day').notNull(),
    detractions: integer('detractions').notNull(),
    /** What is to be deposited counts where it is known. */
    amount: centimos('amount_centimos').notNull(),
    /** Those whose amount nobody states. */
    unknown: integer('unknown_amounts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.isPaid, t.period, t.day] }),
    index('detraction_figures_by_day').on(t.businessUuid, t.isPaid, t.day),
  ],
)
