import { bigserial, char, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, keyText } from './column-types.ts'

/** Months of which a register was taken in, by book: what is missing in one of them is nowhere. */
export const loadedRegisters = pgTable(
  'loaded_registers',
  {
    businessUuid: uuid('business_uuid').notNull(),
    operation: text('operation', { enum: ['COMPRA', 'VENTA'] }).notNull(),
    period: char('period', { length: 6 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.operation, t.period] })],
)

/** Padrones reducidos that a company uploaded; the newest counts. Unseen until the published version reaches them. */
export const padrons = pgTable(
  'padrons',
  {
    businessUuid: uuid('business_uuid').notNull(),
    publishedIn: integer('published_in').notNull(),
    taxpayers: integer('taxpayers').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.publishedIn] })],
)

/**
 * Taxpayers of a padrón that are not active or not found, many to a row: of fifteen million those that nobody doubts are
 * left out.
 */
export const padronBlocks = pgTable(
  'padron_blocks',
  {
    businessUuid: uuid('business_uuid').notNull(),
    publishedIn: integer('published_in').notNull(),
    /** The first seven digits of their RUC. */
    prefix: char('prefix', { length: 7 }).notNull(),
    /** Order in the file: where it is not sorted, a prefix comes several times. */
    part: integer('part').notNull(),
    /** Five characters each: the last four digits of the RUC, and 1 (not active), 2 (not found) or 3 (neither). */
    marks: text('marks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.publishedIn, t.prefix, t.part] })],
)

/** Every decision about a purchase, in order; none is ever removed. */
export const voucherDecisions = pgTable(
  'voucher_decisions',
  {
    businessUuid: uuid('business_uuid').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    code: keyText('code').notNull(),
    kind: text('kind', { enum: ['validated', 'declined', 'undone'] }).notNull(),
    accountantUuid: uuid('accountant_uuid').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.code, t.id] })],
)

/** What the rules have to look at anew because something changed that no file brought. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** A `ReviewScope` of the ingestion. */
    scope: text('scope').notNull(),
    /** Another request for the same is another number: one that came during the review stays. */
    id: bigserial('id', { mode: 'number' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.businessUuid, t.scope] })],
)
