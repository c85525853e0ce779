import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { addSession } from './sessions.store.ts'
import type { UserRow } from './users.store.ts'

/** What starts a session in the browser. */
export interface SignedIn {
  readonly accessToken: string
  readonly abTestGroup: 'A' | 'B'
}

/** How long the row of a session is kept. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Begins a session of an account. Its device is known from then on. */
export async function openSession(services: Services, user: UserRow, visitor: Visitor): Promise<SignedIn> {
  const { database, clock, accessTokens, knownDevices } = services
  const now = clock()
  const session = { accountantUuid: user.uuid, uuid: randomUUID(), epoch: user.sessionEpoch, ...visitor.device }
  await addSession(database, { ...session, createdAt: now, lastSeenAt: now }, new Date(now.getTime() - KEPT_MS))
  await knownDevices.add(user, visitor)
  const accessToken = await accessTokens.issue({ accountantUuid: user.uuid, sessionUuid: session.uuid })
  return { accessToken, abTestGroup: user.abTestGroup }
}
