import { systemClock } from '../client/contapro-clock.ts'
import type { ContaproClientOptions } from '../client/contapro-client-options.ts'
import type { ContaproEvent, ContaproEventListener } from './contapro-event.ts'
import { createEventBus } from './event-bus.ts'
import { createEventLog, type EventLogParts } from './event-log.ts'

/** The events of a client: `ContaproEvent` has the table. */
export interface ClientEvents {
  /** Tells what happened: listeners hear it, and its entry goes to the event log in the background. The calls tell a `SessionEvent` by themselves. */
  readonly tell: (event: ContaproEvent) => void
  /** Hears every event of the client; answers the function that ends it. */
  readonly subscribe: (listener: ContaproEventListener) => () => void
  /** The dashboard is on screen: the first time after a login this is told, once in all tabs. */
  readonly dashboardViewed: () => void
  /** A screen is on screen: told after ten seconds. Answers the function that says it was left. */
  readonly startView: (view: string) => () => void
  /**
   * Tries again at once what could not be sent; the page's end does it by itself. Resolves when each waiting event was sent or
   * has failed.
   */
  readonly flush: () => Promise<void>
}

/** Milliseconds on a screen that make a view (part 2 §9). */
const VIEW_DWELL_MS = 10_000

/** What the events of a client are made of. */
export interface ClientEventsParts extends Omit<EventLogParts, 'clock'> {
  readonly options: ContaproClientOptions
}

/** The events of a client. */
export function createClientEvents({ options, ...parts }: ClientEventsParts): ClientEvents {
  const { clock = systemClock, eventLog, onEvent } = options
  const { session } = parts
  const log = eventLog === false ? undefined : createEventLog({ ...parts, clock })
  const bus = createEventBus()
  if (onEvent) bus.subscribe(onEvent)
  const tell = (event: ContaproEvent): void => {
    log?.log(event)
    bus.tell(event)
  }
  return {
    tell,
    subscribe: bus.subscribe,
    dashboardViewed: () => {
      if (session.flags.takeFlag('isFirstViewDashboard')) tell({ type: 'dashboard-first-viewed' })
    },
    startView: (view) => {
      session.setView(view)
      return clock.after(VIEW_DWELL_MS, () => tell({ type: 'viewed', view }))
    },
    flush: async () => log?.flush(),
  }
}
