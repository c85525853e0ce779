/** What a call to the database is for: an answer, a report file, the taking in of files, or the schema. */
export type CallKind = 'web' | 'report' | 'ingestion' | 'setup'

/** What a call to the database may take, in milliseconds. Of an embedded one, which has one connection, the limit of a statement counts alone. */
export interface CallLimits {
  /** Connections at a time. */
  readonly connections: number
  /** Wait for a connection. */
  readonly connectMs: number
  readonly statementMs: number
  /** Wait for a lock of another transaction. */
  readonly lockMs: number
  /** Time between two statements of a transaction. */
  readonly idleMs: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A caller waits for an answer; nobody waits for an ingestion, whose statements go through all rows of a company. */
export const callLimits: Readonly<Record<CallKind, CallLimits>> = {
  web: { connections: 10, connectMs: 10 * SECOND, statementMs: 30 * SECOND, lockMs: 10 * SECOND, idleMs: 30 * SECOND },
  report: { connections: 4, connectMs: 30 * SECOND, statementMs: 5 * MINUTE, lockMs: 30 * SECOND, idleMs: MINUTE },
  ingestion: { connections: 6, connectMs: 30 * SECOND, statementMs: 10 * MINUTE, lockMs: MINUTE, idleMs: MINUTE },
  // A migration rewrites tables of any size. One connection holds the lock meanwhile.
  setup: { connections: 2, connectMs: 10 * SECOND, statementMs: HOUR, lockMs: HOUR, idleMs: HOUR },
}
