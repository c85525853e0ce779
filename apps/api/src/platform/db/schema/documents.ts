import { bigint, char, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** Raw documents taken in, each once by its hash; the bytes stand in the storage under `storage_key`. */
export const documents = pgTable(
  'documents',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** Hexadecimal. */
    sha256: char('sha256', { length: 64 }).notNull(),
    name: text('name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** What `sniffFile` of @contapro/sunat calls it. */
    kind: text('kind', {
      enum: ['rce', 'rvie', 'ple-8.1', 'ple-14.1', 'ubl', 'zip', 'detraction-deposits', 'padron'],
    }).notNull(),
    storageKey: text('storage_key').notNull(),
    /** The period of a register file; null for vouchers and zips of several periods. */
    taxPeriod: char('tax_period', { length: 6 }),
    rowsRead: integer('rows_read').notNull().default(0),
    /** Distinct vouchers in it. */
    vouchers: integer('vouchers').notNull().default(0),
    /** Number of the ingestion that brought it; unseen until the company's published version reaches it. */
    publishedIn: integer('published_in').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.sha256] }),
    index('documents_by_ingestion').on(t.businessUuid, t.publishedIn),
  ],
)
