import type { QueryClient, QueryKey } from '@tanstack/query-core'

/** Asks anew for everything below each of the keys. */
export async function invalidateAll(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
