import { isRecord, parseRecord } from '../json/json-record.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { createStore, type WritableStore } from './store.ts'

/** Version of what the stores write (part 1 §3). */
export const STORE_VERSION = 2

/** How a store is kept over a reload. */
export interface Persistence<State> {
  /** Key in the storage. */
  readonly key: string
  readonly storage: KeyValueStorage
  /** What is written; fields left out live in memory only. */
  readonly keep: (state: State) => Partial<State>
  /**
   * The state that stored content stands for. It gets content of this version or an older one as a plain record, and must
   * take nothing on trust: what does not fit is left at its initial value.
   */
  readonly read: (content: Readonly<Record<string, unknown>>) => Partial<State>
}

/** A store that writes each change, and forgets what it wrote when it is back at its initial state. */
export function createPersistedStore<State extends object>(
  initial: State,
  persistence: Persistence<State>,
): WritableStore<State> {
  const { key, storage, keep, read } = persistence
  const content = storedContent(storage.getItem(key))
  const store = createStore<State>(content ? { ...initial, ...read(content) } : initial, initial)
  const emptyText = JSON.stringify(keep(initial))
  store.subscribe(() => {
    const state = keep(store.getSnapshot())
    if (JSON.stringify(state) === emptyText) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ state, version: STORE_VERSION }))
  })
  return store
}

/** The state in stored text: `{state, version}` up to our version, or the bare state of the first one; else nothing. */
function storedContent(text: string | null): Readonly<Record<string, unknown>> | undefined {
  const content = parseRecord(text)
  if (typeof content?.['version'] === 'number' && content['version'] > STORE_VERSION) return undefined
  return isRecord(content?.['state']) ? content['state'] : content
}
