import type { Business } from '../contract/contract.ts'
import { isRecord, textField } from '../json/json-record.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { createPersistedStore } from './persisted-store.ts'
import type { WritableStore } from './store.ts'

/** The company on the screens, as it is read back when an address says nothing (part 1 §3). */
export type SelectedCompany = Pick<Business, 'uuid' | 'name' | 'ruc'>

/** Where the registration of a company stands (part 1 §4). */
export type BusinessCreationStatus = 'NOT_CREATED' | 'CREATED' | 'ERROR'

/** The selected company and the registration of a new one. */
export interface BusinessState {
  readonly company: SelectedCompany | null
  readonly creationStatus: BusinessCreationStatus
}

/** No company selected. */
export const noBusiness: BusinessState = { company: null, creationStatus: 'NOT_CREATED' }

/** The business store under `key`. */
export function createBusinessStore(storage: KeyValueStorage, key: string): WritableStore<BusinessState> {
  return createPersistedStore<BusinessState>(noBusiness, {
    key,
    storage,
    keep: ({ company }) => ({ company }),
    read: (content) => ({ company: readCompany(content) }),
  })
}

/** A stored company, if it is whole. Before version 2 the three facts stood side by side, as `uuid`, `name`, `ruc` or with `business_` in front. */
export function readCompany(content: Readonly<Record<string, unknown>>): SelectedCompany | null {
  const facts = isRecord(content['company']) ? content['company'] : content
  const uuid = textField(facts, 'uuid', 'business_uuid')
  const name = textField(facts, 'name', 'business_name')
  const ruc = textField(facts, 'ruc', 'business_ruc')
  return uuid && name && ruc ? { uuid, name, ruc } : null
}
