import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const key = Symbol.for('contapro.elements.1')
const warn = vi.spyOn(console, 'warn')

/** Loads the modules as another copy of the script does. */
async function loadCopy() {
  vi.resetModules()
  return { ...(await import('./page-settings.ts')), ...(await import('./define-element.ts')) }
}

type ElementClass = Parameters<Awaited<ReturnType<typeof loadCopy>>['defineElement']>[1]

const elementOf = (version?: string) => Object.assign(() => {}, { version }) as unknown as ElementClass

beforeEach(() => {
  Reflect.deleteProperty(globalThis, key)
  const defined = new Map<string, CustomElementConstructor>()
  const define = (name: string, element: CustomElementConstructor): void => void defined.set(name, element)
  vi.stubGlobal('customElements', { get: (name: string) => defined.get(name), define })
  warn.mockReset().mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, key)
})

test('the settings of a second copy reach the first, and keep what they leave out', async () => {
  const [first, second] = [await loadCopy(), await loadCopy()]
  const listener = vi.fn<() => void>()
  first.onPageSettings(listener)
  first.configureContapro({ baseUrl: 'https://api.example.pe', theme: 'siscont' })
  second.configureContapro({ theme: 'contapro-dark' })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(first.settingsOfPage()).toEqual({ baseUrl: 'https://api.example.pe', theme: 'contapro-dark' })
  expect(second.settingsOfPage()).toEqual(first.settingsOfPage())
})

test('does not warn about two copies of one version', async () => {
  for (const copy of [await loadCopy(), await loadCopy()]) copy.defineElement('contapro-pdt', elementOf('1.0.0'))
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['another version', elementOf('1.1.0')],
  ['a release without a version', elementOf()],
])('warns once when %s has defined the elements, and keeps its elements', async (_, element) => {
  customElements.define('contapro-pdt', element)
  customElements.define('contapro-upload', element)
  const copies = [await loadCopy(), await loadCopy()]
  for (const copy of copies) {
    copy.defineElement('contapro-pdt', elementOf('1.0.0'))
    copy.defineElement('contapro-upload', elementOf('1.0.0'))
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Load the elements once.'))
  expect(customElements.get('contapro-pdt')).toBe(element)
})

test('loads on a server, which has no elements', async () => {
  vi.stubGlobal('customElements', undefined)
  const copy = await loadCopy()
  expect(() => copy.defineElement('contapro-pdt', elementOf())).not.toThrow()
})
