import type { EventLogBody } from '../contract/contract.ts'
import type { StoredText } from '../session/session-stores.ts'

/** What a queue is made of. */
export interface EventQueueParts {
  readonly stored: StoredText
  /** Events of another session are let go: its token is gone. */
  readonly sessionId: () => string
  readonly send: (body: EventLogBody, token: string) => Promise<void>
  readonly isWorthAnother: (error: unknown) => boolean
}

/** Sends events at once, and keeps those that failed for the next occasion. */
export interface EventQueue {
  readonly add: (event: QueuedEvent, token: string) => Promise<void>
  /** Tries again what waits, with the token of the last event. Resolves when all of it was sent or has failed. */
  readonly flush: () => Promise<void>
}

/** An event on its way. */
export interface QueuedEvent {
  readonly body: EventLogBody
  readonly sessionId: string
  readonly tries: number
}

/** Attempts for one event; after that it is given up quietly. */
const MAX_TRIES = 3
/** Events that wait at most; the oldest go first. */
const MAX_WAITING = 20

/**
 * Makes a queue. There are no timers: what failed is tried again with the next event, when the page is left, and after it was
 * loaded anew. What is on its way is not stored, so that a new page does not send it twice.
 */
export function createEventQueue({ stored, sessionId, send, isWorthAnother }: EventQueueParts): EventQueue {
  let waiting = storedEvents(stored.read())
  let lastToken: string | undefined

  const keep = (events: readonly QueuedEvent[]): void => {
    waiting = events.filter((event) => event.sessionId === sessionId()).slice(-MAX_WAITING)
    stored.write(waiting.length > 0 ? JSON.stringify(waiting) : '')
  }
  const attempt = async (event: QueuedEvent, token: string): Promise<void> => {
    try {
      await send(event.body, token)
    } catch (error) {
      const tries = event.tries + 1
      if (tries >= MAX_TRIES || !isWorthAnother(error)) return
      keep([...waiting, { ...event, tries }])
      onPageHide(flushQuietly)
    }
  }
  const flushQuietly = (): void => void flush()
  const flush = async (): Promise<void> => {
    const token = lastToken
    if (token === undefined || waiting.length === 0) return
    const now = waiting.filter((event) => event.sessionId === sessionId())
    keep([])
    await Promise.all(now.map((event) => attempt(event, token)))
  }
  return {
    add: async (event, token) => {
      lastToken = token
      await Promise.all([flush(), attempt(event, token)])
    },
    flush,
  }
}

/** The same listener is taken once, however often it is given. */
function onPageHide(listener: () => void): void {
  const page = globalThis as Partial<Pick<Window, 'addEventListener'>>
  page.addEventListener?.('pagehide', listener, { once: true })
}

/** Broken content is left aside; the server checks each event anyway. */
function storedEvents(text: string | null): readonly QueuedEvent[] {
  try {
    const events: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(events) ? events.filter(isQueuedEvent) : []
  } catch {
    return []
  }
}

function isQueuedEvent(value: unknown): value is QueuedEvent {
  const event = value as Partial<QueuedEvent> | null
  return typeof event?.body === 'object' && typeof event.sessionId === 'string' && typeof event.tries === 'number'
}
