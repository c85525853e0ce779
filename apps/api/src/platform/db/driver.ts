import type { CallKind } from './call-limits.ts'

/** The only way to a database. PGlite in a worker thread and `pg` both fit it. */
export interface QueryOptions {
  readonly rowMode?: 'array' | 'object' | undefined
}

export interface QueryResult<T> {
  rows: T[]
  affectedRows: number
}

export interface Session {
  query<T = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<QueryResult<T>>
  /**
   * CSV in UTF-8; every chunk ends at the end of a row, and its memory is the database's from then on. All or nothing when
   * called on a transaction. Answers the number of rows.
   */
  copyRows(table: string, columns: readonly string[], chunks: Iterable<Uint8Array<ArrayBuffer>>): Promise<number>
  /** Returns the rows of a SELECT without parameters as CSV in UTF-8, which `copyRows` accepts. All rows are in memory. */
  copyOut(select: string): Promise<Uint8Array<ArrayBuffer>>
}

export interface Driver extends Session {
  readonly kind: 'pglite' | 'postgres'
  /**
   * The same database for another kind of call; without it a call is of the web. Each kind has its limits (`callLimits`). A PostgreSQL
   * server cancels the statement under way when the signal aborts.
   */
  within(kind: CallKind, signal?: AbortSignal): Driver
  transaction<T>(fn: (tx: Session) => Promise<T>): Promise<T>
  /** Shows to every server of this database that the server with this id lives, until `close` or its death. */
  announce(serverId: string): Promise<void>
  /** Whether a server is known to be dead. Never true for one that lives; false also when it cannot be told. */
  isGone(serverId: string): Promise<boolean>
  close(): Promise<void>
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** COPY of CSV rows from a source that the database names. */
export const copyStatement = (table: string, columns: readonly string[], source: string): string =>
  `COPY ${quote(table)} (${columns.map(quote).join(',')}) FROM ${source} WITH (FORMAT csv)`

/** COPY of a SELECT as CSV rows to a destination that the database names. */
export const copyOutStatement = (select: string, destination: string): string =>
  `COPY (${select}) TO ${destination} WITH (FORMAT csv)`

/** Types both databases hand over as plain text: int8, dates and intervals, and arrays of them (drizzle parses them itself). */
export const textTypes: readonly number[] = [20, 1016, 1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]
