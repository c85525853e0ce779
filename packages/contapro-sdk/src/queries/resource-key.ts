import type { ContaproClient } from '../client/contapro-client.ts'

/** A resource in the cache; the part of every key after the client's. */
export type Resource =
  | 'users'
  | 'plans'
  | 'businesses'
  | 'settings'
  | 'tax-periods'
  | 'dashboard'
  | 'vouchers'
  | 'voucher-files'
  | 'observations'
  | 'detractions'
  | 'perceptions'
  | 'retentions'
  | 'pdt'
  | 'uploads'

/** The key of everything of a resource. Who only asks anew takes it by name: no query is bundled for that. */
export function resourceKey(client: ContaproClient, resource: Resource): readonly unknown[] {
  return [...client.key, resource]
}
