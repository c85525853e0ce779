import type { ContaproClient } from '../client/contapro-client.ts'
import { type Resource, resourceKey } from './resource-key.ts'

const RESOURCES_OF_FIGURES = [
  'dashboard',
  'vouchers',
  'observations',
  'detractions',
  'perceptions',
  'retentions',
  'pdt',
] as const

/** Keys of everything that vouchers, decisions and settings go into: figures and lists, of every company and period; and of more. */
export function keysOfFigures(client: ContaproClient, more: readonly Resource[] = []): readonly (readonly unknown[])[] {
  return [...RESOURCES_OF_FIGURES, ...more].map((resource) => resourceKey(client, resource))
}
