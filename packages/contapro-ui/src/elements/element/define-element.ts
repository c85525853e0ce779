/** Defines an element, unless the page has one of this name: another copy of the script, or one for each element. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  if (registry && !registry.get(name)) registry.define(name, element)
}
