/** A value that is read at once and tells when it changes; fits React's `useSyncExternalStore`. */
export interface Store<State> {
  /** The state now; the same object until it changes. */
  readonly getSnapshot: () => State
  /** The state of a server render: what a fresh store holds, whatever the browser remembers. */
  readonly getServerSnapshot: () => State
  /** Calls the listener after each change; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose owner may change it. */
export interface WritableStore<State> extends Store<State> {
  /** Puts the changed fields in place; nothing is told when none differs. */
  readonly set: (patch: Partial<State>) => void
}

/** Makes a store that starts with `current` and renders `initial` on a server. */
export function createStore<State extends object>(current: State, initial: State = current): WritableStore<State> {
  const listeners = new Set<() => void>()
  let state = current
  return {
    getSnapshot: () => state,
    getServerSnapshot: () => initial,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (patch) => {
      const isSame = Object.entries(patch).every(([key, value]) => Object.is(state[key as keyof State], value))
      if (isSame) return
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
  }
}
