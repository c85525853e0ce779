import { useEffect } from 'react'
import { prefetchSections } from '../section-pages.ts'

/** Safari has no `requestIdleCallback`; the first figures are shown by then. */
const WITHOUT_IDLE_MS = 2_000

/** Fetches the code of all sections in idle time, so that they open without a connection, too. */
export function usePrefetchSections(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetchSections, WITHOUT_IDLE_MS)
      return () => clearTimeout(timer)
    }
    const callback = window.requestIdleCallback(prefetchSections)
    return () => window.cancelIdleCallback(callback)
  }, [])
}
