import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { deviceKey, type Visitor } from '../../platform/http/visitor-of.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import { addKnownDevice, isKnownDevice } from './known-devices.store.ts'
import type { UserRow } from './users.store.ts'

/** From where accounts were opened. */
export interface KnownDevices {
  /** Whether the account of an e-mail address was opened from this device, since its last new password and within three months. */
  has(email: string, visitor: Visitor): Promise<boolean>
  add(user: Pick<UserRow, 'uuid' | 'sessionEpoch'>, visitor: Visitor): Promise<void>
}

export interface KnownDevicesParts {
  readonly database: Database
  readonly clock: Clock
  readonly hash: KeyedHash
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000
const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

export function createKnownDevices({ database, clock, hash }: KnownDevicesParts): KnownDevices {
  return {
    has: (email, visitor) =>
      isKnownDevice(database, { email, deviceHash: hash(deviceKey(visitor)), usedAfter: keptSince(clock()) }),
    add: (user, visitor) => {
      const now = clock()
      const device = { accountantUuid: user.uuid, deviceHash: hash(deviceKey(visitor)), epoch: user.sessionEpoch }
      return addKnownDevice(database, { ...device, lastUsedAt: now }, keptSince(now))
    },
  }
}
