import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, schema, subquery } from '../../platform/db/index.ts'
import type { BoxChange } from './compare-forms.ts'
import type { RuleChangeReason } from './forms-by-rules.ts'

const { mergedVouchers, reviewRequests, ruleChanges, ruleReviews } = schema

/** Sums by box of each period, as JSON: céntimos, and the parts at reduced rates. */
export type StoredSums = readonly {
  readonly period: string
  readonly sums: readonly (readonly [string, number, readonly (readonly [string, number])[]])[]
}[]

/** A company whose figures the rules of an update may change. */
export interface RuleReview {
  readonly businessUuid: string
  readonly sums: StoredSums | null
  readonly sumsOnceMerged: StoredSums | null
  /** Vouchers are still to be reviewed. */
  readonly isWaiting: boolean
}

const isWaiting = sql<boolean>`exists ${subquery`
  select from ${reviewRequests} r where r.business_uuid = ${ruleReviews.businessUuid}
`}`

/** Those of one company or of all. */
export async function listRuleReviews({ db }: Database, businessUuid?: string): Promise<RuleReview[]> {
  const rows = await db
    .select({
      businessUuid: ruleReviews.businessUuid,
      sums: ruleReviews.sums,
      sumsOnceMerged: ruleReviews.sumsOnceMerged,
      isWaiting,
    })
    .from(ruleReviews)
    .where(businessUuid === undefined ? undefined : eq(ruleReviews.businessUuid, businessUuid))
  return rows.map((row) => ({
    ...row,
    sums: row.sums as StoredSums | null,
    sumsOnceMerged: row.sumsOnceMerged as StoredSums | null,
  }))
}

/** Keeps the sums of before; those that are kept already stay. */
export async function keepSums({ db }: Database, businessUuid: string, sums: StoredSums): Promise<void> {
  await db
    .update(ruleReviews)
    .set({ sums })
    .where(and(eq(ruleReviews.businessUuid, businessUuid), isNull(ruleReviews.sums)))
}

/** Keeps the sums of after the first review where it merged vouchers: those come first and alone. */
export async function keepSumsOnceMerged({ db }: Database, businessUuid: string, sums: StoredSums): Promise<void> {
  const hasMerged = exists(db.select().from(mergedVouchers).where(eq(mergedVouchers.businessUuid, businessUuid)))
  await db
    .update(ruleReviews)
    .set({ sumsOnceMerged: sums })
    .where(and(eq(ruleReviews.businessUuid, businessUuid), isNull(ruleReviews.sumsOnceMerged), hasMerged))
}

/** Writes what changed and ends the comparison, both or neither; nothing where another server has ended it. */
export async function endRuleReview(
  { db }: Database,
  businessUuid: string,
  { changes, foundAt }: { readonly changes: readonly BoxChange[]; readonly foundAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(ruleReviews).where(eq(ruleReviews.businessUuid, businessUuid)).returning()
    if (ended.length === 0 || changes.length === 0) return
    await tx
      .insert(ruleChanges)
      .values(changes.map((change) => ({ ...change, reasons: [...change.reasons], businessUuid, foundAt })))
  })
}

/** A change that nobody has confirmed to have seen. */
export interface UnseenChange extends Omit<BoxChange, 'period'> {
  readonly id: number
  readonly period: string
}

/** In the order of their periods and of the form. */
export async function listUnseenChanges({ db }: Database, businessUuid: string): Promise<UnseenChange[]> {
  const { id, period, box, before, after, reasons } = ruleChanges
  const rows = await db
    .select({ id, period, box, before, after, reasons })
    .from(ruleChanges)
    .where(and(eq(ruleChanges.businessUuid, businessUuid), isNull(ruleChanges.seenAt)))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, reasons: row.reasons as RuleChangeReason[] }))
}

/** A voucher that was stored twice, as long as nobody has confirmed to have seen it. */
export interface UnseenMerge {
  readonly id: number
  readonly operation: 'COMPRA' | 'VENTA'
  readonly code: string
  readonly formerCode: string
  readonly period: string
  /** Céntimos. */
  readonly total: number
}

/** In the order of their periods and codes. */
export async function listUnseenMerges({ db }: Database, businessUuid: string): Promise<UnseenMerge[]> {
  const { id, operation, code, formerCode, period, total } = mergedVouchers
  return db
    .select({ id, operation, code, formerCode, period, total })
    .from(mergedVouchers)
    .where(and(eq(mergedVouchers.businessUuid, businessUuid), isNull(mergedVouchers.seenAt)))
    .orderBy(asc(period), asc(code), asc(id))
}

/** Notes who has seen them, and when. */
export async function markSeen(
  { db }: Database,
  businessUuid: string,
  { ids, seenBy, seenAt }: { readonly ids: readonly number[]; readonly seenBy: string; readonly seenAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [ruleChanges, mergedVouchers]) {
      const isNamed = and(eq(table.businessUuid, businessUuid), inArray(table.id, [...ids]), isNull(table.seenAt))
      await tx.update(table).set({ seenBy, seenAt }).where(isNamed)
    }
  })
}
