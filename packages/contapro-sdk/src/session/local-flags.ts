import type { KeyValueStorage } from './browser-storage.ts'
import { createStore, type Store } from './store.ts'

/** Flags of this browser, each under its own name in local storage (part 1 §3). */
export interface LocalFlags {
  /** The account was just registered: the home shows its welcome until it is closed. */
  readonly isFirstLogin: boolean
  /** The next dashboard view is the first one after a login. */
  readonly isFirstViewDashboard: boolean
  /** The onboarding video was seen or closed. */
  readonly completedOnboardingVideo: boolean
}

/** The flags and the way to set one. */
export interface FlagStore extends Store<LocalFlags> {
  readonly setFlag: (name: keyof LocalFlags, value: boolean) => void
}

const NO_FLAGS: LocalFlags = { isFirstLogin: false, isFirstViewDashboard: false, completedOnboardingVideo: false }

/** Reads the flags of this browser; a flag that is missing or unreadable is false. */
export function createFlagStore(storage: KeyValueStorage): FlagStore {
  const isSet = (name: keyof LocalFlags): boolean => storage.getItem(name) === 'true'
  const { getSnapshot, getServerSnapshot, subscribe, set } = createStore<LocalFlags>(
    {
      isFirstLogin: isSet('isFirstLogin'),
      isFirstViewDashboard: isSet('isFirstViewDashboard'),
      completedOnboardingVideo: isSet('completedOnboardingVideo'),
    },
    NO_FLAGS,
  )
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe,
    setFlag: (name, value) => {
      storage.setItem(name, String(value))
      set({ [name]: value })
    },
  }
}
