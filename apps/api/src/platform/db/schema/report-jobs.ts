import { bigint, char, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { DomainErrorCode, Reason } from '../../errors/domain-error.ts'
import { instant } from './column-types.ts'

/** Why a report cannot be written, as the caller is told. */
export interface ReportFailure {
  readonly code: DomainErrorCode
  readonly message: string
  readonly reasons: readonly Reason[]
}

/** Report files that are being made or are there, one for each state of what they show. They are removed once nobody asks any more. */
export const reportJobs = pgTable(
  'report_jobs',
  {
    businessUuid: uuid('business_uuid').notNull(),
    uuid: uuid('uuid').notNull(),
    /** Which file: compras, rce.zip, … */
    kind: text('kind').notNull(),
    period: char('period', { length: 6 }).notNull(),
    /** Hash of everything that the file follows: the published vouchers, decisions, settings, and the storage. */
    fingerprint: char('fingerprint', { length: 64 }).notNull(),
    state: text('state', { enum: ['making', 'done', 'failed'] }).notNull(),
    /** Percent of the rows. */
    progress: integer('progress').notNull().default(0),
    /** The server that makes it, or made it. */
    owner: uuid('owner').notNull(),
    /** The storage that has the file. Null for reports of before. */
    storage: uuid('storage'),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** Null also for a failure that is nobody's answer; the log tells it. */
    failure: jsonb('failure').$type<ReportFailure>(),
    /** When it was last asked for. */
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.uuid] }),
    unique('report_jobs_once').on(t.businessUuid, t.kind, t.period, t.fingerprint),
    index('report_jobs_by_uuid').on(t.uuid),
    index('report_jobs_by_asking').on(t.askedAt),
  ],
)
