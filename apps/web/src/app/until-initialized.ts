import type { AppRouter } from './create-app-router.ts'

/** Waits until the first page with its data is there, or has failed. */
export function untilInitialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
