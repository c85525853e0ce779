import { createElement, type ReactElement, type ReactNode, useMemo } from 'react'
import type { ContaproError } from '../client/contapro-error.ts'
import { ContaproContext, type ContaproContextValue, useContaproContext } from './contapro-context.ts'
import { useLatest } from './use-latest.ts'

/** Props of `ContaproFailureListener`. */
export interface ContaproFailureListenerProps {
  readonly onFailure?: ((failure: ContaproError) => void) | undefined
  readonly children?: ReactNode
}

/**
 * Hears of each call of the hooks below it that failed for good: of one that several of them wait for once, of one that was given
 * up not at all. Stands below a `ContaproClientProvider`; of all calls of a client, the client's own `onEvent` tells.
 */
export function ContaproFailureListener({ onFailure, children }: ContaproFailureListenerProps): ReactElement {
  const { client, queryClient } = useContaproContext()
  const hear = useLatest((failure: ContaproError) => onFailure?.(failure))
  const value = useMemo((): ContaproContextValue => {
    const cache = queryClient.getQueryCache()
    const told = new WeakSet<ContaproError>()
    const tell = (failure: ContaproError): void => {
      if (failure.kind === 'aborted' || told.has(failure)) return
      told.add(failure)
      hear(failure)
    }
    // From the cache: a hook that read the error of its result would render for nothing else.
    const follow = (queryHash: string): (() => void) => {
      const look = (): void => {
        const error = cache.get(queryHash)?.state.error
        if (error) tell(error as ContaproError)
      }
      look()
      return cache.subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryHash === queryHash) look()
      })
    }
    return { client, queryClient, failures: { tell, follow } }
  }, [client, queryClient, hear])
  return createElement(ContaproContext.Provider, { value }, children)
}
