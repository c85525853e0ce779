import { and, count, eq, lt, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { uploads, uploadUsage } = schema

/** Files and bytes. */
export interface UploadAmount {
  readonly files: number
  readonly bytes: number
}

/** An account on a day in Lima. */
export type UsageKey = Pick<typeof uploadUsage.$inferSelect, 'accountantUuid' | 'day'>

/** What an account has uploaded on a day. */
export async function readUsage({ db }: Pick<Database, 'db'>, key: UsageKey): Promise<UploadAmount> {
  const [used] = await db.select(amount).from(uploadUsage).where(isUsage(key))
  return used ?? { files: 0, bytes: 0 }
}

/** Adds what is wanted, or as much of it as is left up to `most`. Returns what was added; parallel calls never exceed `most`. */
export function takeUsage(
  { db }: Pick<Database, 'db'>,
  key: UsageKey,
  { wanted, most }: { readonly wanted: UploadAmount; readonly most: UploadAmount },
): Promise<UploadAmount> {
  return db.transaction(async (tx) => {
    await tx.insert(uploadUsage).values(key).onConflictDoNothing()
    const [used] = await tx.select(amount).from(uploadUsage).where(isUsage(key)).for('update')
    if (!used) throw new Error('The usage of the day is there.')
    const left = (kind: keyof UploadAmount): number => Math.max(0, Math.min(wanted[kind], most[kind] - used[kind]))
    const taken = { files: left('files'), bytes: left('bytes') }
    await tx
      .update(uploadUsage)
      .set({ files: used.files + taken.files, bytes: used.bytes + taken.bytes })
      .where(isUsage(key))
    return taken
  })
}

export async function giveBackUsage({ db }: Pick<Database, 'db'>, key: UsageKey, spare: UploadAmount): Promise<void> {
  await db
    .update(uploadUsage)
    .set({ files: sql`${uploadUsage.files} - ${spare.files}`, bytes: sql`${uploadUsage.bytes} - ${spare.bytes}` })
    .where(isUsage(key))
}

/** Deletes the counts of an account before a day. */
export async function deleteEarlierUsage({ db }: Database, { accountantUuid, day }: UsageKey): Promise<void> {
  await db.delete(uploadUsage).where(and(eq(uploadUsage.accountantUuid, accountantUuid), lt(uploadUsage.day, day)))
}

/** Uploads of an account that are being received now. */
export async function countReceiving({ db }: { db: Pick<Database['db'], 'select'> }, sentBy: string): Promise<number> {
  const isReceiving = and(eq(uploads.sentBy, sentBy), eq(uploads.state, 'receiving'))
  const [counted] = await db.select({ total: count() }).from(uploads).where(isReceiving)
  return counted?.total ?? 0
}

const amount = { files: uploadUsage.files, bytes: uploadUsage.bytes }

const isUsage = ({ accountantUuid, day }: UsageKey) =>
  and(eq(uploadUsage.accountantUuid, accountantUuid), eq(uploadUsage.day, day))
