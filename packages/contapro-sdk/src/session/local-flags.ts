import type { KeyValueStorage } from './browser-storage.ts'
import { createStore, type Store } from './store.ts'

/** Flags of this browser, each under its own name in local storage (part 1 §3, part 2 §2). */
export interface LocalFlags {
  /** The account was just registered: the home shows its welcome until it is closed. */
  readonly isFirstLogin: boolean
  /** The next dashboard view is the first one after a login. */
  readonly isFirstViewDashboard: boolean
  /** The onboarding video was seen or closed. */
  readonly completedOnboardingVideo: boolean
  /** The guided tour was finished or closed; it runs once the video is completed. */
  readonly completedFirstOnboarding: boolean
}

/** The flags and the ways to change one. */
export interface FlagStore extends Store<LocalFlags> {
  readonly setFlag: (name: keyof LocalFlags, value: boolean) => void
  /** Clears a flag; true when it was set, also by another tab, so that what hangs on it happens once. */
  readonly takeFlag: (name: keyof LocalFlags) => boolean
}

const NO_FLAGS: LocalFlags = {
  isFirstLogin: false,
  isFirstViewDashboard: false,
  completedOnboardingVideo: false,
  completedFirstOnboarding: false,
}

/** Reads the flags of this browser; a flag that is missing or unreadable is false. */
export function createFlagStore(storage: KeyValueStorage): FlagStore {
  const names = Object.keys(NO_FLAGS) as (keyof LocalFlags)[]
  const isSet = (name: keyof LocalFlags): boolean => storage.getItem(name) === 'true'
  const stored = (): LocalFlags => Object.fromEntries(names.map((name) => [name, isSet(name)])) as unknown as LocalFlags
  const { getSnapshot, getServerSnapshot, subscribe, set } = createStore<LocalFlags>(stored(), NO_FLAGS)
  const setFlag: FlagStore['setFlag'] = (name, value) => {
    storage.setItem(name, String(value))
    set({ [name]: value })
  }
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe: (listener) => {
      const leave = subscribe(listener)
      const stop = onOtherTab(() => set(stored()))
      return () => {
        leave()
        stop()
      }
    },
    setFlag,
    takeFlag: (name) => {
      const wasSet = isSet(name)
      setFlag(name, false)
      return wasSet
    },
  }
}

/** Hears what other tabs write to local storage; on a server there are none. */
export function onOtherTab(listener: () => void): () => void {
  const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>
  page.addEventListener?.('storage', listener)
  return () => page.removeEventListener?.('storage', listener)
}
