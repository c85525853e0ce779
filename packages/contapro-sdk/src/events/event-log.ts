import type { Caller } from '../client/call.ts'
import type { ContaproClock } from '../client/contapro-clock.ts'
import type { AuthState } from '../session/auth-store.ts'
import type { ContaproSession } from '../session/contapro-session.ts'
import { type TokenClaims, tokenClaims } from '../session/token-claims.ts'
import type { ContaproEvent } from './contapro-event.ts'
import type { EventSender } from './event-sender.ts'

/** The accountant's event log, as the client writes it. */
export interface EventLog {
  /** Sends the entry of an event, if it has one and somebody is signed in. Never fails and is never waited for. */
  readonly log: (event: ContaproEvent) => void
  /** Tries again what waits. Resolves when each waiting entry was sent or has failed. */
  readonly flush: () => Promise<void>
}

/** What the event log is made of. */
export interface EventLogParts {
  readonly call: Caller
  readonly session: ContaproSession
  readonly clock: ContaproClock
  readonly accessToken: () => string | undefined | Promise<string | undefined>
}

/** An event with its circumstances as they were when it was told. */
export interface ToldEvent {
  readonly event: ContaproEvent
  readonly at: Date
  readonly auth: AuthState
  readonly businessUuid: string | null
  readonly taxPeriod: string | null
  /** Undefined when nobody is signed in, or the host could not say. */
  readonly bearer: Promise<Bearer | undefined>
}

/** A token, and whom it names. */
export interface Bearer extends TokenClaims {
  readonly token: string
}

/** Makes the event log of a client. What sends loads with the first event: nobody waits for it. */
export function createEventLog(parts: EventLogParts): EventLog {
  const { session, clock } = parts
  let loading: Promise<void> | undefined
  let sender: EventSender | undefined
  const onTheirWay = new Set<Promise<void>>()
  const load = async (): Promise<void> => {
    const { createEventSender } = await import('./event-sender.ts')
    sender = createEventSender(parts)
  }
  return {
    flush: async () => {
      await Promise.all([sender?.flush(), ...onTheirWay])
    },
    log: (event) => {
      // It has no entry, and often means that there is no network to load anything.
      if (event.type === 'call-failed') return
      const told = {
        event,
        at: clock.now(),
        auth: session.auth.getSnapshot(),
        businessUuid: session.business.getSnapshot().company?.uuid ?? null,
        taxPeriod: session.dashboard.getSnapshot().taxPeriod,
        bearer: bearerOf(parts),
      }
      loading ??= load().catch(() => void (loading = undefined))
      const sent = sender ? sender.send(told) : loading.then(() => sender?.send(told))
      onTheirWay.add(sent)
      void sent.finally(() => onTheirWay.delete(sent))
    },
  }
}

/** Asks at once: what is told right before a sign-out still goes out under its session. */
async function bearerOf({ accessToken }: EventLogParts): Promise<Bearer | undefined> {
  try {
    const token = await accessToken()
    return token ? { token, ...tokenClaims(token) } : undefined
  } catch {
    return undefined
  }
}
