import { desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'
import type { Contract } from '../../http/contract/contract-values.ts'

const { businesses, businessSettings, settingsChanges, users } = schema

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

type Reader = Pick<Database['db'], 'select'>

export async function findSetValues({ db }: { readonly db: Reader }, businessUuid: string): Promise<SetValues> {
  const [row] = await db
    .select({ values: businessSettings.values })
    .from(businessSettings)
    .where(eq(businessSettings.businessUuid, businessUuid))
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
  readonly edit: (set: SetValues) => { readonly before: SetValues; readonly after: SetValues } | undefined
}

/** Sets values and notes the change, both or neither. */
export async function editSettings({ db }: Database, { businessUuid, edit, ...who }: SettingsEdit): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .select({ uuid: businesses.uuid })
      .from(businesses)
      .where(eq(businesses.uuid, businessUuid))
      .for('no key update')
    const change = edit(await findSetValues({ db: tx }, businessUuid))
    if (!change) return
    await tx
      .insert(businessSettings)
      .values({ businessUuid, values: change.after })
      .onConflictDoUpdate({
        target: businessSettings.businessUuid,
        set: { values: sql`${businessSettings.values} || excluded.values` },
      })
    await tx.insert(settingsChanges).values({ businessUuid, ...who, ...change })
  })
}
