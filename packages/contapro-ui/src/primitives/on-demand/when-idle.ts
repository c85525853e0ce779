/** Safari has no `requestIdleCallback`; the page is shown by then. */
const WITHOUT_IDLE_MS = 2_000

/** Runs something once the browser has nothing else to do. The result cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const callback = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(callback)
}
