import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { centimos, instant } from './column-types.ts'

/** Why a file of an upload was refused, or what is to be said about it. As the contract shows it. */
export interface UploadRemark {
  readonly line: number | null
  readonly field: string | null
  readonly code: string
  readonly message: string
}

/**
 * Who brought an upload: whoever sends files, a collector from where they are kept, or the demo's collector, which invents
 * them. What is invented stands in no company beside anything else (docs/decisions/0052).
 */
export type UploadOrigin = 'person' | 'collector' | 'demo'

/** An upload is also the job that takes it in. `receiving` is never shown: the client still sends. */
export const uploads = pgTable(
  'uploads',
  {
    businessUuid: uuid('business_uuid').notNull(),
    uuid: uuid('uuid').notNull(),
    state: text('state', { enum: ['receiving', 'processing', 'done', 'failed'] }).notNull(),
    /** Order of arrival, for fair turns and for the list. */
    arrival: bigserial('arrival', { mode: 'number' }).notNull(),
    /** The server that receives it: what a dead one left half received is removed. */
    receiver: uuid('receiver').notNull(),
    /** The storage that has its files: only servers with that storage take them in. Null for uploads of before. */
    storage: uuid('storage'),
    origin: text('origin').$type<UploadOrigin>().notNull().default('person'),
    /** The accountant whose limits count; null for what a collector or the demo brings, and for uploads of before. */
    sentBy: uuid('sent_by'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Null if nobody has requested to undo it (docs/decisions/0003). */
    undoState: text('undo_state', { enum: ['running', 'done', 'failed'] }),
    undoRequestedAt: instant('undo_requested_at'),
    undoRequestedBy: uuid('undo_requested_by'),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.uuid] }),
    index('uploads_newest').on(t.businessUuid, t.arrival),
    index('uploads_unfinished').on(t.arrival).where(sql`${t.state} in ('receiving', 'processing')`),
    index('uploads_invented').on(t.businessUuid).where(sql`${t.origin} = 'demo'`),
  ],
)

export const uploadFiles = pgTable(
  'upload_files',
  {
    businessUuid: uuid('business_uuid').notNull(),
    uploadUuid: uuid('upload_uuid').notNull(),
    /** 0-based, as sent. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** SUNAT's date of the file, as the ticket of a collector has it; null for files of a person. */
    madeAt: instant('made_at'),
    state: text('state', { enum: ['waiting', 'processing', 'done', 'failed'] }).notNull(),
    /** How often it was begun: a file that keeps ending the process is given up. */
    attempts: smallint('attempts').notNull().default(0),
    sha256: char('sha256', { length: 64 }),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    /** Null for a file of a zip, and for one whose very same bytes were undone in another upload. */
    storageKey: text('storage_key'),
    /** What `sniffFile` of @contapro/sunat calls it; null before it was opened. */
    kind: text('kind', {
      enum: ['rce', 'rvie', 'ple-8.1', 'ple-14.1', 'ubl', 'zip', 'detraction-deposits', 'padron', 'unknown'],
    }),
    /** Of a register file; null for vouchers, zips of several periods, and before it was read. */
    taxPeriod: char('tax_period', { length: 6 }),
    rowsRead: integer('rows_read').notNull().default(0),
    vouchersNew: integer('vouchers_new').notNull().default(0),
    vouchersKnown: integer('vouchers_known').notNull().default(0),
    /** Rows that say what another row of the same file says; null for files of before they were counted. */
    rowsRepeated: integer('rows_repeated'),
    /** Rows that differ from what counts and do not count; null as above. */
    rowsSetAside: integer('rows_set_aside'),
    /** Vouchers that the file brought or changed; null as above. */
    vouchersChanged: integer('vouchers_changed'),
    /** Change of the IGV to pay of all periods together, without balances; null as above. */
    igvChange: centimos('igv_change_centimos'),
    /** The very same bytes were taken before: nothing changed. */
    alreadyUploaded: boolean('already_uploaded').notNull().default(false),
    /** Of a failed file its errors, of one that was taken its warnings. */
    remarksTotal: integer('errors_total').notNull().default(0),
    /** The first hundred. */
    remarks: jsonb('errors').$type<UploadRemark[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.uploadUuid, t.position] }),
    foreignKey({
      columns: [t.businessUuid, t.uploadUuid],
      foreignColumns: [uploads.businessUuid, uploads.uuid],
      name: 'upload_files_upload',
    }).onDelete('cascade'),
  ],
)

/**
 * Ingestions under way, at most one a company. A row that its owner no longer renews marks work to be undone and begun again.
 * `version` is the number its rows carry; readers ignore it until the company's published version reaches it.
 */
export const ingestions = pgTable('ingestions', {
  businessUuid: uuid('business_uuid').primaryKey(),
  owner: uuid('owner').notNull(),
  leaseUntil: instant('lease_until').notNull(),
  version: integer('version').notNull(),
  /** The file that is taken in; null while the rules look anew at vouchers that are there. */
  uploadUuid: uuid('upload_uuid'),
  position: integer('position'),
  /** Changes of figures that come from decisions about vouchers that this ingestion has replaced unseen. */
  corrections: jsonb('corrections').$type<object[]>().notNull().default([]),
  rowsRead: integer('rows_read').notNull().default(0),
  bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
  bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull().default(0),
})
