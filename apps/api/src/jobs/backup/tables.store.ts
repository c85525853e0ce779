import { quote, type Session } from '../../platform/db/index.ts'
import type { TableContent, TableRecord } from './manifest.ts'

/** Tables that no backup has: a restore ends all sessions, and a report is made again on request. */
const LEFT_OUT = ['sessions', 'report_jobs']

const PART_BYTES = 16 * 1024 * 1024

/** Makes the text of each value the same on every database, until the end of the transaction. */
export async function fixTextForms(tx: Session): Promise<void> {
  const settings = { timezone: 'UTC', datestyle: 'ISO', intervalstyle: 'postgres', bytea_output: 'hex' }
  for (const [name, value] of Object.entries(settings)) await tx.query(`SET LOCAL ${name} = '${value}'`)
}

/** Returns the time of the newest migration; undefined without a database of Contapro. */
export async function findSchema(session: Session): Promise<number | undefined> {
  const { rows: tables } = await session.query(`SELECT WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL`)
  if (tables.length === 0) return undefined
  const sql = 'SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations'
  const { rows } = await session.query<{ newest: string | null }>(sql)
  return rows[0]?.newest ? Number(rows[0].newest) : undefined
}

/** Lists the tables of a backup with what they have; a table is after those that its foreign keys name. */
export async function describeTables(session: Session): Promise<TableRecord[]> {
  const { rows: tables } = await session.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)
     GROUP BY relname ORDER BY relname`,
    [LEFT_OUT],
  )
  const described: TableRecord[] = []
  for (const { name, columns } of await parentsFirst(session, tables)) {
    described.push({ name, columns, content: await describeContent(session, { name, columns }) })
  }
  return described
}

async function parentsFirst<T extends { readonly name: string }>(session: Session, tables: readonly T[]): Promise<T[]> {
  const { rows: keys } = await session.query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent
     FROM pg_constraint JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
     WHERE contype = 'f' AND conrelid <> confrelid`,
  )
  const ordered = new Set<T>()
  const add = (table: T): void => {
    const parents = keys.filter(({ child }) => child === table.name).map(({ parent }) => parent)
    for (const other of tables) if (parents.includes(other.name)) add(other)
    ordered.add(table)
  }
  for (const table of tables) add(table)
  return [...ordered]
}

type Table = Pick<TableRecord, 'name' | 'columns'>

const columnsOf = ({ columns }: Table): string => columns.map(quote).join(', ')

/** Reads every row of a table. */
export async function describeContent(session: Session, table: Table): Promise<TableContent> {
  const row = `sha256(convert_to(ROW(${columnsOf(table)})::text, 'UTF8'))`
  const { rows } = await session.query<{ rows: string; digest: string }>(
    `SELECT count(*)::text AS rows, coalesce(sum(('x' || encode(substr(${row}, 1, 8), 'hex'))::bit(64)::bigint), 0)::text AS digest
     FROM ${quote(table.name)}`,
  )
  const [content] = rows
  if (!content) throw new Error('An aggregate has one row.')
  return { rows: Number(content.rows), digest: content.digest }
}

/** Reads a table as CSV in parts of about so many bytes, page by page: no part needs an index or the rows before it. */
export async function* readTable(
  session: Session,
  table: Table,
  partBytes = PART_BYTES,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const name = quote(table.name)
  const { rows } = await session.query<{ pages: number; bytes: string }>(
    `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS pages, pg_table_size($1::regclass)::text AS bytes`,
    [name],
  )
  const { pages = 0, bytes = '0' } = rows[0] ?? {}
  const parts = Math.ceil(Number(bytes) / partBytes)
  const step = Math.max(Math.ceil(pages / parts), 1)
  for (let page = 0; page < pages; page += step) {
    const part = await session.copyOut(
      `SELECT ${columnsOf(table)} FROM ${name} WHERE ctid >= '(${page},0)' AND ctid < '(${page + step},0)'`,
    )
    if (part.byteLength > 0) yield part
  }
}

export async function readSequences(session: Session): Promise<Record<string, string>> {
  const { rows } = await session.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function setSequence(session: Session, name: string, value: string): Promise<void> {
  await session.query('SELECT setval($1::regclass, $2::bigint)', [quote(name), value])
}

/** Whether a database has any table. */
export async function hasTables(session: Session): Promise<boolean> {
  const { rows } = await session.query(
    `SELECT FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
  )
  return rows.length > 0
}

/** A file in the storage that the database names. */
export interface DocumentRecord {
  readonly storageKey: string
  /** Of the bytes that were received; null while they are. */
  readonly sha256: string | null
  /** Whether vouchers came from it or will: another one is removed once it was read. */
  readonly isNeeded: boolean
}

export async function listDocuments(session: Session): Promise<DocumentRecord[]> {
  const { rows } = await session.query<DocumentRecord>(
    `SELECT storage_key AS "storageKey", max(sha256) AS sha256, bool_or(is_needed) AS "isNeeded" FROM (
       SELECT storage_key, sha256, kind <> 'padron' AS is_needed FROM documents
       UNION ALL
       SELECT storage_key, sha256, sha256 IS NOT NULL AND state IN ('waiting', 'processing') FROM upload_files
       WHERE storage_key IS NOT NULL) named
     GROUP BY storage_key ORDER BY storage_key`,
  )
  return rows
}

/** Counts that a person recognizes a backup by. */
export interface Counts {
  readonly accounts: number
  readonly companies: number
  readonly vouchers: number
}

export async function countRecords(session: Session): Promise<Counts> {
  const { rows } = await session.query<Counts>(
    `SELECT (SELECT count(*)::int FROM users) AS accounts, (SELECT count(*)::int FROM businesses) AS companies,
       (SELECT count(*)::int FROM published_vouchers) AS vouchers`,
  )
  return rows[0] ?? { accounts: 0, companies: 0, vouchers: 0 }
}
