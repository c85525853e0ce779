/** First entry of a backup: what the database has at the moment of the backup. */
export interface Manifest {
  /** Version of the layout of a backup. */
  readonly format: 1
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Time of the newest migration, in milliseconds. */
  readonly schema: number
  /** Id of the folder of the documents. */
  readonly storage: string
  /** A table is after those that its foreign keys name. */
  readonly tables: readonly TableRecord[]
  /** Last value of each sequence that was used. Keyed by name. */
  readonly sequences: Readonly<Record<string, string>>
}

export interface TableRecord {
  readonly name: string
  readonly columns: readonly string[]
  readonly content: TableContent
}

/** Two tables with the same content have the same rows, in any order. */
export interface TableContent {
  readonly rows: number
  /** Sum of the first 64 bits of the SHA-256 of each row. */
  readonly digest: string
}

/** Names of the entries of a backup. The documents and the parts of a table are below a folder. */
export const entries = {
  manifest: 'backup.json',
  keys: 'keys/',
  tables: 'database/',
  documents: 'documents/',
  /** Last entry: SHA-256 and name of each entry before it, one per line, in the form of `sha256sum`. */
  hashes: 'SHA256SUMS',
} as const

/** Keys in the data folder without which sealed credentials and links in mails cannot be read. */
export const keyFiles = ['sealing-key', 'token-secret'] as const

/** Digits that sort the parts of a table by name. */
export const partName = (table: string, part: number): string =>
  `${entries.tables}${table}/${String(part).padStart(6, '0')}.csv`
