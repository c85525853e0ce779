import { useSyncExternalStore } from 'react'
import type { Store } from '../session/store.ts'

/** The state of a store, followed. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
}
