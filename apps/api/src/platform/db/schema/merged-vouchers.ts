import { sql } from 'drizzle-orm'
import { bigint, char, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { centimos, instant, keyText } from './column-types.ts'

/** Vouchers that counted twice because their physical series was written in two ways (`seriesKey`). */
export const mergedVouchers = pgTable(
  'merged_vouchers',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** No row of `rule_changes` has the same: both are confirmed by one list of ids. */
    id: bigint('id', { mode: 'number' }).notNull().default(sql`nextval('rule_changes_id_seq')`),
    operation: text('operation', { enum: ['COMPRA', 'VENTA'] }).notNull(),
    /** The code that the voucher has in `vouchers` since. */
    code: keyText('code').notNull(),
    /** The code under which the second copy counted. */
    formerCode: keyText('former_code').notNull(),
    /** Period in which the second copy counted. */
    period: char('period', { length: 6 }).notNull(),
    total: centimos('total_centimos').notNull(),
    mergedAt: instant('merged_at').notNull(),
    /** When an accountant confirmed to have seen it, and who. */
    seenAt: instant('seen_at'),
    seenBy: uuid('seen_by'),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.id] })],
)
