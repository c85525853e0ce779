import type { Centimos } from '@contapro/sunat'
import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema, subquery } from '../../platform/db/index.ts'
import type { DepositFileLine } from '../../platform/db/schema/detraction-entries.ts'
import { type DetractedPurchase, purchaseColumns } from './detraction-columns.ts'
import { type EnteredFacts, newestEntry } from './detraction-entries.store.ts'
import { type DetractionNote, notesOf } from './detraction-notes.store.ts'

const { businesses, detractionDepositFiles: files, detractionDeposits: deposits, users, vouchers } = schema

/** Number of the newest bulk file that holds a deposit for a purchase, as a value of a statement; null for none. */
export function newestFileOf(businessUuid: SQLWrapper | string, code: SQLWrapper): SQL<string | null> {
  return subquery<string | null>`select f.batch from ${files} f where f.business_uuid = ${businessUuid}
    and f.lines @> jsonb_build_array(jsonb_build_object('code', ${code})) order by f.batch desc limit 1`
}

/** A purchase that may go into a bulk file, and what is known for it. Amounts in céntimos. */
export interface DepositCandidate extends DetractedPurchase {
  readonly paid: number
  readonly notes: readonly DetractionNote[]
  readonly depositGood: string | null
  readonly entered: EnteredFacts | null
  /** By register or XML. */
  readonly isMarked: boolean
  readonly isOwing: boolean
  /** Account of the supplier in its newest deposit, and in the newest bulk file. */
  readonly depositAccount: string | null
  readonly fileAccount: string | null
  readonly earlierFile: string | null
}

/** The published purchases of a period with these codes. */
export async function listDepositCandidates(
  { db }: Database,
  { businessUuid, period }: { readonly businessUuid: string; readonly period: string },
  codes: readonly string[],
): Promise<Map<string, DepositCandidate>> {
  const ofDeposits = <Value>(value: SQL): SQL<Value> =>
    sql<Value>`(${db
      .select({ value })
      .from(deposits)
      .where(
        and(
          publishedTo(deposits, businessUuid),
          eq(deposits.operation, 'COMPRA'),
          eq(deposits.voucherCode, vouchers.code),
        ),
      )})`
  const rows = await db
    .select({
      ...purchaseColumns,
      paid: ofDeposits<number>(sql`coalesce(sum(${deposits.amount}), 0)`).mapWith(Number),
      notes: notesOf(businessUuid, vouchers.code),
      depositGood: ofDeposits<string | null>(sql`min(nullif(${deposits.goodCode}, ''))`),
      entered: newestEntry(sql`${businessUuid}`, vouchers.code),
      isMarked: sql<boolean>`${vouchers.registerDetraction} or ${vouchers.xmlDetractionCode} is not null`,
      isOwing: sql<boolean>`not ${vouchers.annulled} and 'DETRACTION_WITHOUT_DEPOSIT' = any(coalesce(${vouchers.observations}, '{}'))`,
      depositAccount: sql<string | null>`(${db
        .select({ account: deposits.account })
        .from(deposits)
        .where(
          and(
            publishedTo(deposits, businessUuid),
            eq(deposits.operation, 'COMPRA'),
            eq(deposits.supplierRuc, vouchers.counterpartyDocument),
            sql`${deposits.account} <> ''`,
          ),
        )
        .orderBy(desc(deposits.paidOn))
        .limit(1)})`,
      fileAccount: subquery<string | null>`select line->>'account' from ${files} f, jsonb_array_elements(f.lines) line
        where f.business_uuid = ${businessUuid} and line->>'supplierRuc' = ${vouchers.counterpartyDocument}
        order by f.batch desc limit 1`,
      earlierFile: newestFileOf(businessUuid, vouchers.code),
    })
    .from(vouchers)
    .where(
      and(
        publishedTo(vouchers, businessUuid),
        eq(vouchers.operation, 'COMPRA'),
        eq(vouchers.period, period),
        inArray(vouchers.code, [...codes]),
      ),
    )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Numbers of the files of a company in a year, "26", the largest; undefined before the first. */
export async function findLastBatch({ db }: Database, businessUuid: string, year: string): Promise<string | undefined> {
  const [row] = await db
    .select({ batch: sql<string | null>`max(${files.batch})` })
    .from(files)
    .where(and(eq(files.businessUuid, businessUuid), sql`${files.batch} like ${`${year}%`}`))
  return row?.batch ?? undefined
}

export async function isBatchTaken({ db }: Database, businessUuid: string, batch: string): Promise<boolean> {
  const found = await db
    .select({ batch: files.batch })
    .from(files)
    .where(and(eq(files.businessUuid, businessUuid), eq(files.batch, batch)))
  return found.length > 0
}

/** A bulk file as it is kept. */
export interface StoredDepositFile {
  readonly businessUuid: string
  readonly batch: string
  readonly period: string
  readonly lines: readonly DepositFileLine[]
  readonly content: string
  readonly accountantUuid: string
  readonly madeAt: Date
}

/** Keeps a file; false when its number was taken meanwhile. One company's files come one after the other. */
export function saveDepositFile({ db }: Database, file: StoredDepositFile): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .select({ uuid: businesses.uuid })
      .from(businesses)
      .where(eq(businesses.uuid, file.businessUuid))
      .for('no key update')
    const saved = await tx.insert(files).values(file).onConflictDoNothing().returning({ batch: files.batch })
    return saved.length > 0
  })
}

/** A bulk file, with those of its deposits that are made. */
export interface KnownDepositFile {
  readonly batch: string
  readonly period: string
  readonly lines: readonly DepositFileLine[]
  readonly content: string
  readonly madeAt: Date
  /** Full name. */
  readonly madeBy: string
  /** Codes of the purchases whose deposit is made. */
  readonly made: readonly string[]
}

/** The bulk files of a period, newest first. A deposit is made when its voucher has one of that amount, paid on the day of the file or later. */
export async function listFilesOfPeriod(
  { db }: Database,
  businessUuid: string,
  period: string,
): Promise<KnownDepositFile[]> {
  const line = sql`(line->>'code')`
  const made = db
    .select({ one: sql`1` })
    .from(deposits)
    .where(
      and(
        publishedTo(deposits, businessUuid),
        eq(deposits.operation, 'COMPRA'),
        sql`${deposits.voucherCode} = ${line}`,
        sql`${deposits.amount} = (line->>'amount')::bigint`,
        sql`${deposits.paidOn} >= (${files.madeAt} at time zone 'America/Lima')::date`,
      ),
    )
  const rows = await db
    .select({
      batch: files.batch,
      period: files.period,
      lines: files.lines,
      content: files.content,
      madeAt: files.madeAt,
      name: users.name,
      lastName: users.lastName,
      made: subquery<string[]>`select coalesce(jsonb_agg(${line}), '[]') from jsonb_array_elements(${files.lines}) line
        where exists (${made})`,
    })
    .from(files)
    .innerJoin(users, eq(users.uuid, files.accountantUuid))
    .where(and(eq(files.businessUuid, businessUuid), eq(files.period, period)))
    .orderBy(desc(files.batch))
  return rows.map(({ name, lastName, ...file }) => ({ ...file, madeBy: `${name} ${lastName}`.trim() }))
}

/** What the lines of a file come to. */
export const sumOfLines = (lines: readonly DepositFileLine[]): Centimos =>
  lines.reduce((sum, { amount }) => sum + amount, 0) as Centimos
