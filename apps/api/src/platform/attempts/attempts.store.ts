import { lte } from 'drizzle-orm'
import { type Database, schema } from '../db/index.ts'

const { attempts } = schema

/** Deletes the counts whose window or wait has ended. */
export async function deleteEndedAttempts({ db }: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expire, now))
}
