import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { users, passwordRecoveries } = schema

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

/**
 * Voids the password of an account whose address was never verified, ends its sessions, and marks the address as verified. Returns
 * undefined if the address was verified before.
 */
export async function takeUnverifiedUser({ db }: Database, uuid: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ passwordHash: null, sessionEpoch: sql`${users.sessionEpoch} + 1`, emailVerifiedAt: now })
    .where(and(eq(users.uuid, uuid), isNull(users.emailVerifiedAt)))
    .returning()
  return row
}

/** Notes that the account's address is verified, unless it was before. */
export async function noteVerifiedEmail({ db }: Database, uuid: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.uuid, uuid), isNull(users.emailVerifiedAt)))
}

/** Which of an address and a DNI have an account already. */
export async function findTaken(
  { db }: Database,
  { email, documentNumber }: Pick<NewUser, 'email' | 'documentNumber'>,
): Promise<{ readonly email: boolean; readonly documentNumber: boolean }> {
  const rows = await db
    .select({ email: users.email, documentNumber: users.documentNumber })
    .from(users)
    .where(or(eq(users.email, email.toLowerCase()), eq(users.documentNumber, documentNumber)))
  return {
    email: rows.some((row) => row.email === email.toLowerCase()),
    documentNumber: rows.some((row) => row.documentNumber === documentNumber),
  }
}

/** Makes an account; the address must be in lower case. Undefined when address or DNI have one already. */
export async function addUser({ db }: Database, values: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(values).onConflictDoNothing().returning()
  return row
}

/** A recovery token as it is stored: hashed. */
export interface RecoveryToken {
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** Adds a recovery beside those that the account has; answers its number. */
export async function addRecovery({ db }: Database, userUuid: string, token: RecoveryToken): Promise<number> {
  const [row] = await db
    .insert(passwordRecoveries)
    .values({ userUuid, ...token })
    .returning({ id: passwordRecoveries.id })
  if (!row) throw new Error('The database did not answer the row it took.')
  return row.id
}

export async function deleteRecovery({ db }: Database, id: number): Promise<void> {
  await db.delete(passwordRecoveries).where(eq(passwordRecoveries.id, id))
}

/** Voids the recoveries that an account requested before this one. */
export async function deleteOlderRecoveries({ db }: Database, userUuid: string, id: number): Promise<void> {
  await db
    .delete(passwordRecoveries)
    .where(and(eq(passwordRecoveries.userUuid, userUuid), lt(passwordRecoveries.id, id)))
}

/** Whether a recovery token holds. */
export async function hasRecovery({ db }: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db.select({ id: passwordRecoveries.id }).from(passwordRecoveries).where(holds(tokenHash, now))
  return rows.length > 0
}

/**
 * Uses a recovery token up: the account gets the password, its sessions end, its other recoveries are void, and its address is
 * verified, because the token was mailed there. Answers the account, or undefined when the token does not hold (any more).
 */
export async function consumeRecovery(
  { db }: Database,
  { tokenHash, now, passwordHash }: { readonly tokenHash: string; readonly now: Date; readonly passwordHash: string },
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordRecoveries)
      .where(holds(tokenHash, now))
      .returning({ userUuid: passwordRecoveries.userUuid })
    if (!used) return undefined
    await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userUuid, used.userUuid))
    const [user] = await tx
      .update(users)
      .set({
        passwordHash,
        sessionEpoch: sql`${users.sessionEpoch} + 1`,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
      })
      .where(eq(users.uuid, used.userUuid))
      .returning()
    return user
  })
}

const holds = (tokenHash: string, now: Date) =>
  and(eq(passwordRecoveries.tokenHash, tokenHash), gt(passwordRecoveries.expiresAt, now))
