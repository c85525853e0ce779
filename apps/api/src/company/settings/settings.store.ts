import { and, desc, eq, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { createQuery, type Database, type Db, type Places, schema } from '../../platform/db/index.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'

const { businesses, businessSettings, padrons, reviewRequests, settingsChanges, users } = schema

/** What was set for a company; the rest is as Contapro ships it. */
export type SetValues = Contract<'settings-patch'>

/** A change as it is kept. */
export interface SettingsChange {
  readonly changedAt: Date
  /** Full name. */
  readonly changedBy: string
  readonly before: SetValues
  readonly after: SetValues
}

const valuesIn = (db: Pick<Db, 'select'>, businessUuid: string | SQLWrapper) =>
  db
    .select({ values: businessSettings.values })
    .from(businessSettings)
    .where(eq(businessSettings.businessUuid, businessUuid))

const valuesOf = createQuery({ values: businessSettings.values }, (db, at: Places<{ readonly businessUuid: string }>) =>
  valuesIn(db, at.businessUuid),
)

export async function findSetValues(database: Database, businessUuid: string): Promise<SetValues> {
  const [row] = await valuesOf(database, { businessUuid })
  return row?.values ?? {}
}

/** The newest changes, newest first. */
export async function listSettingsChanges(
  { db }: Database,
  businessUuid: string,
  limit: number,
): Promise<SettingsChange[]> {
  const rows = await db
    .select({
      changedAt: settingsChanges.changedAt,
      name: users.name,
      lastName: users.lastName,
      before: settingsChanges.before,
      after: settingsChanges.after,
    })
    .from(settingsChanges)
    .innerJoin(users, eq(users.uuid, settingsChanges.accountantUuid))
    .where(eq(settingsChanges.businessUuid, businessUuid))
    .orderBy(desc(settingsChanges.id))
    .limit(limit)
  return rows.map(({ name, lastName, ...change }) => ({ ...change, changedBy: `${name} ${lastName}`.trim() }))
}

export interface SettingsEdit {
  readonly businessUuid: string
  readonly accountantUuid: string
  readonly changedAt: Date
  /** What to set, given what is set; undefined where nothing changes. One company's edits come one after the other. */
  readonly edit: (set: SetValues) => SettingsDifference | undefined
}

/** Values before and after an edit; `shipped` names those that are as Contapro ships them since. */
export interface SettingsDifference {
  readonly before: SetValues
  readonly after: SetValues
  readonly shipped: readonly (keyof SetValues)[]
}

/** Values that the rules of observation go by: vouchers are reviewed again when one of them changes. */
const reviewed: readonly (keyof SetValues)[] = ['foreign_words', 'issuer_regimes', 'igv_rates', 'detraction_rates']

/** Scope of the vouchers that no register has put into soles. */
const RATES = 'exchange-rates'

/**
 * Sets values, forgets those that are as shipped, notes the change and asks for a review where the rules go by them, all or nothing. Answers whether it asked:
 * wake the ingestion.
 */
export function editSettings({ db }: Database, { businessUuid, edit, ...who }: SettingsEdit): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .select({ uuid: businesses.uuid })
      .from(businesses)
      .where(eq(businesses.uuid, businessUuid))
      .for('no key update')
    const [set] = await valuesIn(tx, businessUuid)
    const difference = edit(set?.values ?? {})
    if (!difference) return false
    const { shipped, ...change } = difference
    const forgotten = sql`ARRAY[${sql.join(
      shipped.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[]`
    await tx
      .insert(businessSettings)
      .values({ businessUuid, values: omit(change.after, shipped) })
      .onConflictDoUpdate({
        target: businessSettings.businessUuid,
        set: { values: sql`(${businessSettings.values} || excluded.values) - ${forgotten}` },
      })
    await tx.insert(settingsChanges).values({ businessUuid, ...who, ...change })
    const scopes = [
      ...(reviewed.some((name) => name in change.after) ? ['all'] : []),
      ...('exchange_rates' in change.after ? [RATES] : []),
    ]
    if (scopes.length === 0) return false
    await tx
      .insert(reviewRequests)
      .values(scopes.map((scope) => ({ businessUuid, scope })))
      .onConflictDoUpdate({
        target: [reviewRequests.businessUuid, reviewRequests.scope],
        set: { id: sql`excluded.id`, attempts: 0 },
      })
    return true
  })
}

const omit = (values: SetValues, names: readonly (keyof SetValues)[]): SetValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as keyof SetValues)))

/** Whether a company's vouchers are to be reviewed again after a change, or are being so now. */
export async function isReviewing({ db }: Database, businessUuid: string): Promise<boolean> {
  const requests = await db
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .where(and(eq(reviewRequests.businessUuid, businessUuid), inArray(reviewRequests.scope, ['all', RATES])))
    .limit(1)
  return requests.length > 0
}

/** A padrón reducido that is in use. */
export interface PadronInUse {
  readonly uploadedAt: Date
  /** Full name. */
  readonly uploadedBy: string
  readonly taxpayers: number
}

/** The padrón that a company uploaded last; undefined before. Only its accountant uploads for a company. */
export async function findPadron({ db }: Database, businessUuid: string): Promise<PadronInUse | undefined> {
  const [row] = await db
    .select({
      uploadedAt: padrons.storedAt,
      taxpayers: padrons.taxpayers,
      name: users.name,
      lastName: users.lastName,
    })
    .from(padrons)
    .innerJoin(
      businesses,
      and(eq(businesses.uuid, padrons.businessUuid), lte(padrons.publishedIn, businesses.publishedVersion)),
    )
    .innerJoin(users, eq(users.uuid, businesses.accountantUuid))
    .where(eq(padrons.businessUuid, businessUuid))
    .orderBy(desc(padrons.publishedIn))
    .limit(1)
  return (
    row && { uploadedAt: row.uploadedAt, taxpayers: row.taxpayers, uploadedBy: `${row.name} ${row.lastName}`.trim() }
  )
}
