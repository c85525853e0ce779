import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { KnownDevices } from '../../platform/ports/known-devices.ts'
import { deviceKey } from '../../platform/ports/visitor.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import { addKnownDevice, isKnownDevice } from './known-devices.store.ts'

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
