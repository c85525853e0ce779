import { type Database, schema } from '../../../src/platform/db/index.ts'

/** Keys of all counts. */
export async function storedAttempts({ db }: Database): Promise<string[]> {
  const rows = await db.select({ key: schema.attempts.key }).from(schema.attempts)
  return rows.map(({ key }) => key)
}
