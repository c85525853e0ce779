import type { ContaproClient } from '../client/contapro-client.ts'

/** Ends the session in this browser: token, user, selection, and the session's answers in a cache that is watched. */
export function signOut({ session, events }: ContaproClient): void {
  // While there still is a token.
  events.flush()
  session.logOut()
  events.tell({ type: 'signed-out' })
}
