import { isRecord, parseRecord } from '../json/json-record.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { readCompany, type SelectedCompany } from './business-store.ts'
import { createStore, type WritableStore } from './store.ts'

/** The companies as they were listed last; the wait screen names them when its address brings none (part 1 §2). */
export interface FilterState {
  readonly businesses: readonly SelectedCompany[]
}

/** No company listed yet. */
export const noFilters: FilterState = { businesses: [] }

/** Key in local storage (part 1 §2). */
const KEY = 'filters'

/**
 * The filters, kept in local storage under 'filters'. Tabs share that place but not the session, so what another session left
 * there is not read.
 */
export function createFilterStore(storage: KeyValueStorage, sessionId: () => string): WritableStore<FilterState> {
  const store = createStore<FilterState>({ businesses: storedCompanies(storage, sessionId()) }, noFilters)
  store.subscribe(() => {
    const { businesses } = store.getSnapshot()
    if (businesses.length > 0) storage.setItem(KEY, JSON.stringify({ businesses, session_id: sessionId() }))
    else if (storedContent(storage)?.['session_id'] === sessionId()) storage.removeItem(KEY)
  })
  return store
}

function storedCompanies(storage: KeyValueStorage, sessionId: string): readonly SelectedCompany[] {
  const content = storedContent(storage)
  const businesses = content?.['session_id'] === sessionId ? content['businesses'] : undefined
  if (!Array.isArray(businesses)) return []
  return businesses.flatMap((company: unknown) => (isRecord(company) ? (readCompany(company) ?? []) : []))
}

function storedContent(storage: KeyValueStorage): Readonly<Record<string, unknown>> | undefined {
  return parseRecord(storage.getItem(KEY))
}
