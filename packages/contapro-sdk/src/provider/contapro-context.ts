import type { QueryClient } from '@tanstack/react-query'
import { type Context, createContext, useContext } from 'react'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import { useStore } from './use-store.ts'

/** How hooks tell the listener above them of failures. */
export interface Failures {
  readonly tell: (failure: ContaproError) => void
  /** A query is waited for here: its failures are told. Answers the function that ends it. */
  readonly follow: (queryHash: string) => () => void
}

/** What the provider hands down. */
export interface ContaproContextValue {
  readonly client: ContaproClient
  readonly queryClient: QueryClient
  /** Of the nearest `ContaproFailureListener`; nothing where nobody listens. */
  readonly failures?: Failures
}

/** Client and cache of the nearest `ContaproClientProvider`. */
export const ContaproContext: Context<ContaproContextValue | null> =
  /* @__PURE__ */ createContext<ContaproContextValue | null>(null)

/** Client and cache of the nearest provider; the component renders again when the session changes, and with it every key. */
export function useContaproContext(): ContaproContextValue {
  const value = useContext(ContaproContext)
  if (!value) {
    throw new Error('Wrap the tree in <ContaproClientProvider client={client}>.')
  }
  useStore(value.client.session.auth)
  return value
}

/** The client of the nearest `ContaproClientProvider`. Throws without one. */
export function useContaproClient(): ContaproClient {
  return useContaproContext().client
}

/** The TanStack QueryClient that the hooks use: the host's, or the provider's own. For prefetching and invalidating. */
export function useContaproQueryClient(): QueryClient {
  return useContaproContext().queryClient
}
