import { type AccessTransitions, accessTransitions } from './access-transitions.ts'
import type { AuthState } from './auth-store.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import type { BusinessState } from './business-store.ts'
import type { DashboardState } from './dashboard-store.ts'
import type { FilterState } from './filter-store.ts'
import type { FlagStore } from './local-flags.ts'
import { type SelectionTransitions, selectionTransitions } from './selection-transitions.ts'
import { type ContaproSessionOptions, createSessionStores, type StoredText } from './session-stores.ts'
import type { Store } from './store.ts'

/**
 * Who is signed in, what is selected, and every transition of part 1 §4. Framework-free.
 *
 * | storage        | key                  | content                                                                   |
 * | -------------- | -------------------- | ------------------------------------------------------------------------- |
 * | sessionStorage | `contapro-auth`      | token, session id, user, A/B group, partner data without password, view, utm |
 * | sessionStorage | `contapro-dashboard` | periods, chosen period, dates, lists' values, picked plan                 |
 * | sessionStorage | `contapro-business`  | selected company: uuid, name, RUC                                         |
 * | sessionStorage | `contapro-events`    | events that could not be sent yet                                         |
 * | localStorage   | `filters`            | companies as they were listed last, and the session that listed them      |
 * | localStorage   | `abTestGroup`        | A or B                                                                    |
 * | localStorage   | name of each flag    | 'true' or 'false' (`LocalFlags`)                                          |
 * | localStorage   | `copiedBoxes`        | boxes of Formulario 621 that were copied, by account, company and period  |
 *
 * The stores are written as `{ state, version: 2 }`; older content is taken over, broken content left aside. Each tab has a session
 * of its own; flags and group are the browser's.
 */
export interface ContaproSession extends AccessTransitions, SelectionTransitions {
  readonly auth: Store<AuthState>
  readonly dashboard: Store<DashboardState>
  readonly business: Store<BusinessState>
  readonly filters: Store<FilterState>
  readonly flags: FlagStore
  /** What the browser remembers for all of its tabs. */
  readonly browserStorage: KeyValueStorage
  /** Where events wait that could not be sent yet; the client alone writes it. */
  readonly eventQueue: StoredText
}

/** Reads the session that the browser remembers, or starts an empty one. */
export function createContaproSession(options: ContaproSessionOptions = {}): ContaproSession {
  const stores = createSessionStores(options)
  return { ...stores, ...accessTransitions(stores), ...selectionTransitions(stores) }
}
