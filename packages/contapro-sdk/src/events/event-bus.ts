import type { ContaproEvent, ContaproEventListener } from './contapro-event.ts'

/** Where a client's events are told and heard. */
export interface EventBus {
  /** Tells an event; whoever listens hears it after the running code is done. */
  readonly tell: (event: ContaproEvent) => void
  /** Hears every event; answers the function that ends it. */
  readonly subscribe: (listener: ContaproEventListener) => () => void
}

/** Makes a bus. A listener that is slow or throws is its owner's affair: no call waits for it or fails by it. */
export function createEventBus(): EventBus {
  const listeners = new Set<ContaproEventListener>()
  return {
    tell: (event) => {
      for (const listener of listeners) queueMicrotask(() => hear(listener, event))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function hear(listener: ContaproEventListener, event: ContaproEvent): void {
  try {
    listener(event)
  } catch (error) {
    // Node.js has no such function; there an error thrown in a microtask would end the process.
    ;(globalThis as Partial<Pick<Window, 'reportError'>>).reportError?.(error)
  }
}
