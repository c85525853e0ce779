import { warnOfCopies } from './page-settings.ts'

interface ElementClass extends CustomElementConstructor {
  readonly version: string
}

/**
 * Defines an element, unless the page has one of this name: another copy of the script, or one for each element. Warns if
 * that one is of another version.
 */
export function defineElement(name: string, element: ElementClass): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  // The first releases have no version.
  const defined = registry?.get(name) as Partial<ElementClass> | undefined
  if (!defined) registry?.define(name, element)
  else if (defined.version !== element.version) warnOfCopies()
}
