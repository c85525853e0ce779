import type { ContaproElementSettings } from './element-settings.ts'

let pageSettings: ContaproElementSettings = {}
const listeners = new Set<() => void>()

/**
 * Sets what all elements of the page take that have no value of their own: the API's address, the token, a theme. What an
 * earlier call set and this one leaves out stays. It may come before the elements or after.
 */
export function configureContapro(settings: ContaproElementSettings): void {
  pageSettings = { ...pageSettings, ...settings }
  for (const listener of listeners) listener()
}

/** What `configureContapro` has set. */
export const settingsOfPage = (): ContaproElementSettings => pageSettings

/** Hears when the settings of the page change; answers the function that ends it. */
export function onPageSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
