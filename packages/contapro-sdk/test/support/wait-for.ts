import { waitFor as waitForDom, type waitForOptions } from '@testing-library/react'

/** Waits until `check` no longer throws; looks every 5 ms, since a hook changes no document whose change could be seen. */
export function waitFor<T>(check: () => T | Promise<T>, options?: waitForOptions): Promise<T> {
  return waitForDom(check, { interval: 5, ...options })
}
