import { type AbTestGroup, parseAbTestGroup } from './ab-test-group.ts'
import { type AuthState, createAuthStore } from './auth-store.ts'
import { browserStorage, type KeyValueStorage } from './browser-storage.ts'
import { type BusinessState, createBusinessStore, noBusiness } from './business-store.ts'
import { createDashboardStore, type DashboardState, noDashboard } from './dashboard-store.ts'
import { createFilterStore, type FilterState } from './filter-store.ts'
import { createFlagStore, type FlagStore } from './local-flags.ts'
import type { WritableStore } from './store.ts'

/** Where a session is kept; both default to the browser's own and fall back to memory. */
export interface ContaproSessionOptions {
  /** Holds the auth, dashboard and business stores, and events that wait to be sent. Default: sessionStorage. */
  readonly sessionStorage?: KeyValueStorage
  /** Holds the flags, the A/B group, the filters and the copied boxes. Default: localStorage. */
  readonly localStorage?: KeyValueStorage
  /** Put in front of the session storage keys `auth`, `dashboard`, `business` and `events`. Default 'contapro-'. */
  readonly keyPrefix?: string
}

/** What the transitions of a session work on. */
export interface SessionStores {
  readonly auth: WritableStore<AuthState>
  readonly dashboard: WritableStore<DashboardState>
  readonly business: WritableStore<BusinessState>
  readonly filters: WritableStore<FilterState>
  readonly flags: FlagStore
  /** What the browser remembers for all of its tabs. */
  readonly browserStorage: KeyValueStorage
  /** The group that this browser remembers. */
  readonly knownGroup: () => AbTestGroup
  readonly keepGroup: (group: AbTestGroup) => void
  readonly clearSelection: () => void
  /** Removes everything of this session from the session storage. */
  readonly forgetStored: () => void
  /** Where events wait that could not be sent yet. */
  readonly eventQueue: StoredText
}

/** One text in the session storage. */
export interface StoredText {
  readonly read: () => string | null
  /** An empty text removes it. */
  readonly write: (text: string) => void
}

/** Reads what the browser remembers. */
export function createSessionStores(options: ContaproSessionOptions): SessionStores {
  const kept = options.sessionStorage ?? browserStorage('sessionStorage')
  const local = options.localStorage ?? browserStorage('localStorage')
  const keyOf = (name: string): string => `${options.keyPrefix ?? 'contapro-'}${name}`
  const knownGroup = (): AbTestGroup => parseAbTestGroup(local.getItem('abTestGroup'))
  const auth = createAuthStore(kept, keyOf('auth'), knownGroup())
  const dashboard = createDashboardStore(kept, keyOf('dashboard'))
  const business = createBusinessStore(kept, keyOf('business'))
  return {
    auth,
    dashboard,
    business,
    filters: createFilterStore(local, () => auth.getSnapshot().sessionId),
    flags: createFlagStore(local),
    browserStorage: local,
    knownGroup,
    keepGroup: (group) => local.setItem('abTestGroup', group),
    clearSelection: () => {
      dashboard.set(noDashboard)
      business.set(noBusiness)
    },
    forgetStored: () => {
      for (const name of ['auth', 'dashboard', 'business', 'events']) kept.removeItem(keyOf(name))
    },
    eventQueue: {
      read: () => kept.getItem(keyOf('events')),
      write: (text) => (text === '' ? kept.removeItem(keyOf('events')) : kept.setItem(keyOf('events'), text)),
    },
  }
}
