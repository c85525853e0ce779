import type { ContaproElementSettings } from './element-settings.ts'

/** Settings of the page. All copies of the elements that the page loads share this object. */
interface PageSettings {
  settings: ContaproElementSettings
  readonly listeners: Set<() => void>
}

// Another meaning of the members needs another number: copies of different numbers share nothing.
const key = Symbol.for('contapro.elements.1')
const page = ((globalThis as { [key]?: PageSettings })[key] ??= { settings: {}, listeners: new Set() })

/**
 * Sets what all elements of the page take that have no value of their own: the API's address, the token, a theme. What an
 * earlier call set and this one leaves out stays. It may come before the elements or after. All copies of the elements on a
 * page have the same settings.
 */
export function configureContapro(settings: ContaproElementSettings): void {
  page.settings = { ...page.settings, ...settings }
  for (const listener of page.listeners) listener()
}

/** What `configureContapro` has set. */
export const settingsOfPage = (): ContaproElementSettings => page.settings

/** Hears when the settings of the page change; answers the function that ends it. */
export function onPageSettings(listener: () => void): () => void {
  page.listeners.add(listener)
  return () => page.listeners.delete(listener)
}
