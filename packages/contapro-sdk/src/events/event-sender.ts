import type { ContaproError } from '../client/contapro-error.ts'
import type { EventLogBody } from '../contract/contract.ts'
import type { AuthState } from '../session/auth-store.ts'
import { type EventLogEntry, eventLogEntryOf } from './event-log-entry.ts'
import type { Bearer, EventLogParts, ToldEvent } from './event-log.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'

// It imports no code of the client: what two chunks share becomes a third one, which would load at once.

/** Sends entries of the event log. */
export interface EventSender {
  /** Resolves when the entry was sent or has failed. */
  readonly send: (told: ToldEvent) => Promise<void>
  readonly flush: EventQueue['flush']
}

/** Makes the sender of a client. */
export function createEventSender(parts: EventLogParts): EventSender {
  const { session } = parts
  const queue = createEventQueue({
    stored: session.eventQueue,
    sessionId: () => session.auth.getSnapshot().sessionId,
    send: (body, token) => send(parts, body, token),
    isWorthAnother,
  })
  return {
    flush: queue.flush,
    send: async (told) => {
      const entry = eventLogEntryOf(told.event, isPartner(told.auth))
      if (!entry) return
      const bearer = await told.bearer
      const body = bearer && bodyOf(entry, told, bearer)
      if (body) await queue.add({ body, sessionId: told.auth.sessionId, tries: 0 }, bearer.token)
    },
  }
}

/** With the token that the event was told under, so that the call outlives session and page. */
async function send({ call }: EventLogParts, body: EventLogBody, token: string): Promise<void> {
  await call({
    operation: 'createEventLog',
    route: 'POST /app/internal/me/event-logs',
    token,
    body,
    isBackground: true,
    read: ({ response }) => response.status === 204 || undefined,
  })
}

/** The accountant as the token names it where the user is not loaded yet; nothing when nobody does. */
function bodyOf(entry: EventLogEntry, told: ToldEvent, { sub, sid }: Bearer): EventLogBody | undefined {
  const { user, abTestGroup, utm } = told.auth
  const accountant = user?.uuid ?? sub
  if (accountant === undefined) return undefined
  return {
    ...entry,
    accountant_uuid: accountant,
    business_uuid: told.businessUuid,
    session_id: sid ?? null,
    metadata: {
      timeStamp: told.at.toISOString(),
      abTestGroup,
      ...(told.taxPeriod !== null && { tax_period: told.taxPeriod }),
      ...utm,
    },
  }
}

function isPartner({ user, partner }: AuthState): boolean {
  return user?.accountant_profile === 'Siscont' || partner !== null
}

/** No network, a server that fails, or too many at once; anything else would be refused again. */
function isWorthAnother(error: unknown): boolean {
  // A call fails with nothing else.
  const { kind, status } = error as ContaproError
  return kind === 'network' || kind === 'timeout' || status >= 500 || status === 429
}
