import { wait } from '../client/call-clock.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { endSession } from './calls.ts'

/** How long the end of the session on the server waits for events that are on their way. */
const EVENTS_MS = 2000

/**
 * Ends the session in this browser at once (token, user, selection, and the session's answers in a cache that is watched), and on the server
 * in the background. A host that keeps the token itself ends it on the server with `endSession`.
 */
export function signOut(client: ContaproClient): void {
  const { session, events } = client
  const { accessToken, isExpired } = session.auth.getSnapshot()
  // While there still is a token.
  const sent = events.flush()
  if (accessToken !== null && !isExpired) void endOnServer(client, accessToken, sent)
  session.logOut()
  events.tell({ type: 'signed-out' })
}

/** The server refuses events of a session that has ended. */
async function endOnServer(client: ContaproClient, token: string, eventsSent: Promise<void>): Promise<void> {
  await Promise.race([eventsSent, wait(EVENTS_MS, undefined)])
  // Without a network the idle limit ends the session.
  await endSession(client, { token }).catch(() => undefined)
}
