import { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ContaproClient } from '../client/contapro-client.ts'
import { watchQueries } from '../queries/watch-queries.ts'
import { ContaproContext } from './contapro-context.ts'

/** Props of `ContaproClientProvider`. */
export interface ContaproClientProviderProps {
  /** Make it once, outside of rendering. */
  readonly client: ContaproClient
  /** The host's own cache. Default: one for this provider. The host's `QueryClientProvider` is neither needed nor touched. */
  readonly queryClient?: QueryClient | undefined
  readonly children?: ReactNode
}

/**
 * Gives client and cache to the hooks below it, drops a session's answers when it ends, keeps the selected periods current,
 * and asks anew for what a finished upload changed.
 */
export function ContaproClientProvider({ client, queryClient, children }: ContaproClientProviderProps): ReactElement {
  const [ownQueryClient] = useState(() => new QueryClient())
  const cache = queryClient ?? ownQueryClient
  useEffect(() => {
    cache.mount()
    const stop = watchQueries(client, cache)
    return () => {
      stop()
      cache.unmount()
    }
  }, [client, cache])
  const value = useMemo(() => ({ client, queryClient: cache }), [client, cache])
  return createElement(ContaproContext.Provider, { value }, children)
}
