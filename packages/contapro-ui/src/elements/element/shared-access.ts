import {
  type ContaproClient,
  type ContaproSession,
  createContaproClient,
  createContaproSession,
  type GetAccessToken,
  memoryStorage,
} from '@contapro/sdk'
import { QueryClient } from '@tanstack/react-query'

const clients = new WeakMap<GetAccessToken, Map<string, ContaproClient>>()
const caches = new WeakMap<ContaproClient, QueryClient>()

/** The client that elements with this address and this token share. Nothing of its session is stored. */
export function sharedClient(baseUrl: string, getAccessToken: GetAccessToken): ContaproClient {
  const byAddress = clients.get(getAccessToken) ?? new Map<string, ContaproClient>()
  clients.set(getAccessToken, byAddress)
  const client = byAddress.get(baseUrl) ?? createContaproClient({ baseUrl, getAccessToken, session: sessionInMemory() })
  byAddress.set(baseUrl, client)
  return client
}

const sessionInMemory = (): ContaproSession =>
  createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })

/** The cache that elements with this client share. */
export function sharedCache(client: ContaproClient): QueryClient {
  const cache = caches.get(client) ?? new QueryClient()
  caches.set(client, cache)
  return cache
}
