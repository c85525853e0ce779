import { lt } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { usedHandovers } = schema

/** A token that is being used. */
export interface HandoverUse {
  readonly uuid: string
  readonly expiresAt: Date
  readonly now: Date
}

/** Notes that a token was used; false when it was before. Those that have expired meanwhile are forgotten. */
export async function noteHandoverUse({ db }: Database, { uuid, expiresAt, now }: HandoverUse): Promise<boolean> {
  await db.delete(usedHandovers).where(lt(usedHandovers.expiresAt, now))
  const noted = await db.insert(usedHandovers).values({ uuid, expiresAt }).onConflictDoNothing().returning()
  return noted.length > 0
}
