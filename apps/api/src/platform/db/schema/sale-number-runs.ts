import { bigint, char, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { keyText } from './column-types.ts'
import { NEVER_SUPERSEDED } from './vouchers.ts'

/**
 * Numbers of a company's series of sales without a gap between them, whatever period they are of: few rows for many vouchers. Versioned like
 * vouchers; the gaps are what is between two rows.
 */
export const saleNumberRuns = pgTable(
  'sale_number_runs',
  {
    businessUuid: uuid('business_uuid').notNull(),
    type: char('type', { length: 2 }).notNull(),
    series: keyText('series').notNull(),
    first: bigint('first_number', { mode: 'number' }).notNull(),
    publishedIn: integer('published_in').notNull(),
    supersededIn: integer('superseded_in').notNull().default(NEVER_SUPERSEDED),
    last: bigint('last_number', { mode: 'number' }).notNull(),
    /** Month in which the last one was issued. */
    endedIn: char('ended_in', { length: 6 }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'sale_number_runs_pk', columns: [t.businessUuid, t.type, t.series, t.first, t.publishedIn] }),
    index('sale_number_runs_by_ingestion').on(t.businessUuid, t.publishedIn),
  ],
)
