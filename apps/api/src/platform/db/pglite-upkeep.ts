import { statfsSync } from 'node:fs'
import type { messages, PGlite } from '@electric-sql/pglite'

const MIB = 1024 * 1024

/**
 * With less free space nothing is written. PostgreSQL ends when its log cannot grow, which it does by 16 MiB at a time, and does not
 * start again without that space.
 */
const RESERVED_BYTES = 128 * MIB

/** A transaction that is under way may use this much of it. */
const LENT_BYTES = RESERVED_BYTES / 2

/** How much log may be written after a checkpoint: the log of a killed server is read again at the next start. */
const LOG_BYTES = 128 * MIB

const LOOK_MS = 1000

/** What an error of PostgreSQL is made of. */
export type PgError = Partial<messages.DatabaseError>

/** As PostgreSQL reports a full disk. */
const diskFull: PgError = { code: '53100', message: 'There is too little free space for the database to write.' }

/** Work that a PostgreSQL server does in processes of its own, which an embedded one does not have. */
export interface Upkeep {
  /**
   * Before a statement: makes transactions read-only while there is too little free space.
   *
   * @throws SQLSTATE 53100 in a transaction that has begun with enough.
   */
  before(sql: string, begins: boolean): Promise<void>
  /** Between two calls: makes a checkpoint when much log has been written, so that the log does not grow forever. Fails when it cannot. */
  after(): Promise<void>
  /** What a failure means to the caller. */
  explain(error: PgError): PgError
}

export function createUpkeep(pg: PGlite, folder: string): Upkeep {
  let isReadOnly = false
  let isInTransaction = false
  let lookedAt = 0
  return {
    async before(sql, begins) {
      const { bavail, bsize } = statfsSync(folder)
      const free = bavail * bsize
      if (begins || !isInTransaction) {
        const isFull = free < RESERVED_BYTES
        if (isFull !== isReadOnly) await pg.exec(`SET default_transaction_read_only = ${isFull}`)
        isReadOnly = isFull
        isInTransaction = begins
      } else if (sql === 'COMMIT' || sql === 'ROLLBACK') {
        isInTransaction = false
      } else if (!isReadOnly && free < LENT_BYTES) {
        throw Object.assign(new Error(diskFull.message), diskFull)
      }
    },
    async after() {
      if (isInTransaction || performance.now() - lookedAt < LOOK_MS) return
      lookedAt = performance.now()
      const { rows } = await pg.query<{ isDue: boolean }>(
        `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${LOG_BYTES} AS "isDue" FROM pg_control_checkpoint()`,
      )
      if (rows[0]?.isDue) await pg.exec('CHECKPOINT')
    },
    explain: (error) => (isReadOnly && error.code === '25006' ? diskFull : error),
  }
}
