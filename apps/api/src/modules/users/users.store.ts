import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'

const { users } = schema

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

/** The account of an address, which is compared in lower case. */
export async function findUserByEmail({ db }: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return row
}

export async function findUser({ db }: Database, uuid: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.uuid, uuid))
  return row
}

/** Makes an account; the address must be in lower case. */
export async function addUser({ db }: Database, values: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning()
  if (!row) throw new Error('The database did not answer the row it took.')
  return row
}
