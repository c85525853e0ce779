import { and, eq, gt, lte } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { knownDevices, users } = schema

export type KnownDeviceRow = typeof knownDevices.$inferSelect

/** Adds a device or notes its use. Deletes those of the account that were last used before a time. */
export async function addKnownDevice({ db }: Database, row: KnownDeviceRow, before: Date): Promise<void> {
  const { accountantUuid, epoch, lastUsedAt } = row
  await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.accountantUuid, knownDevices.deviceHash],
      set: { epoch, lastUsedAt },
    })
  const isOld = lte(knownDevices.lastUsedAt, before)
  await db.delete(knownDevices).where(and(eq(knownDevices.accountantUuid, accountantUuid), isOld))
}

export interface DeviceOfAddress {
  readonly email: string
  readonly deviceHash: string
  readonly usedAfter: Date
}

export async function isKnownDevice(
  { db }: Database,
  { email, deviceHash, usedAfter }: DeviceOfAddress,
): Promise<boolean> {
  const rows = await db
    .select({ epoch: knownDevices.epoch })
    .from(knownDevices)
    .innerJoin(users, eq(users.uuid, knownDevices.accountantUuid))
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        eq(knownDevices.deviceHash, deviceHash),
        eq(knownDevices.epoch, users.sessionEpoch),
        gt(knownDevices.lastUsedAt, usedAfter),
      ),
    )
  return rows.length > 0
}
