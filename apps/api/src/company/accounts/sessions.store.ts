import { and, desc, eq, gt, lte, ne, type SQL } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import type { Session } from '../../platform/secrets/access-tokens.ts'

const { sessions, users } = schema

export type SessionRow = typeof sessions.$inferSelect

/** A session holds if it was seen after the one and began after the other. */
export interface SessionLimits {
  readonly seenAfter: Date
  readonly begunAfter: Date
}

/** Longest list of an account's sessions. */
const MAX_LISTED = 100

/** Adds a session, and deletes those of the account that began before a time. */
export async function addSession({ db }: Database, row: SessionRow, before: Date): Promise<void> {
  await db.insert(sessions).values(row)
  const isOld = lte(sessions.createdAt, before)
  await db.delete(sessions).where(and(eq(sessions.accountantUuid, row.accountantUuid), isOld))
}

/** A session that holds. */
export async function findSession(
  { db }: Database,
  { accountantUuid, sessionUuid }: Session,
  limits: SessionLimits,
): Promise<Pick<SessionRow, 'epoch' | 'lastSeenAt'> | undefined> {
  const [row] = await db
    .select({ epoch: sessions.epoch, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.accountantUuid))
    .where(and(eq(sessions.uuid, sessionUuid), holds(accountantUuid, limits)))
  return row
}

/** The sessions of an account that hold, the last one seen first. */
export async function listSessionsOf(
  { db }: Database,
  accountantUuid: string,
  limits: SessionLimits,
): Promise<SessionRow[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.accountantUuid))
    .where(holds(accountantUuid, limits))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MAX_LISTED)
  return rows.map(({ session }) => session)
}

export async function noteSessionUse({ db }: Database, uuid: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.uuid, uuid))
}

export async function deleteSession({ db }: Database, { accountantUuid, sessionUuid }: Session): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountantUuid, accountantUuid), eq(sessions.uuid, sessionUuid)))
}

/** Deletes the sessions of an account but one. */
export async function deleteOtherSessions({ db }: Database, { accountantUuid, sessionUuid }: Session): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountantUuid, accountantUuid), ne(sessions.uuid, sessionUuid)))
}

const holds = (accountantUuid: string, { seenAfter, begunAfter }: SessionLimits): SQL | undefined =>
  and(
    eq(sessions.accountantUuid, accountantUuid),
    eq(sessions.epoch, users.sessionEpoch),
    gt(sessions.lastSeenAt, seenAfter),
    gt(sessions.createdAt, begunAfter),
  )
