import { type ComponentType, createElement, type JSX, useEffect, useState } from 'react'

interface Wish {
  /** It is to be there now. From then on it stays, so that it can also go in its own way. */
  readonly isWanted: boolean
  /** It could not be fetched: take the wish back, so that the next one tries again. */
  readonly onFailure: () => void
}

/** A component that is fetched when somebody is about to use it, once for the whole page. */
export interface OnDemand<Props> {
  /** Fetches it in good time if there is a connection; a failure is left to the wish that follows. */
  readonly preload: () => void
  /** Nothing until it is wanted and there. */
  readonly Part: ComponentType<Props & Wish>
}

/** Wraps a dynamic import. A failure reaches the page as any error does, through `reportError`. */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | undefined
  let attempt: Promise<void> | undefined
  const load = async (): Promise<void> => {
    try {
      part ??= await fetchPart()
    } finally {
      attempt = undefined
    }
  }
  const loadOnce = (): Promise<void> => (attempt ??= load())

  function Part({ isWanted, onFailure, ...props }: Props & Wish): JSX.Element | null {
    const [isUsed, setUsed] = useState(isWanted && part !== undefined)
    useEffect(() => {
      if (!isWanted || isUsed) return undefined
      let isGone = false
      const use = async (): Promise<void> => {
        try {
          await loadOnce()
          if (!isGone) setUsed(true)
        } catch (error) {
          reportError(error)
          if (!isGone) onFailure()
        }
      }
      void use()
      return () => {
        isGone = true
      }
    }, [isWanted, isUsed, onFailure])
    return isUsed && part ? createElement(part, props as unknown as Props) : null
  }
  const preload = (): void => {
    // Chromium remembers a failed import until the page is loaded again.
    if (navigator.onLine) loadOnce().catch(() => {})
  }
  return { preload, Part }
}
