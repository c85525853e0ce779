import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const forgetSettings = (): boolean => Reflect.deleteProperty(globalThis, Symbol.for('contapro.elements.1'))

/** Loads the module as another copy of the script does. */
async function loadCopy() {
  vi.resetModules()
  return import('./page-settings.ts')
}

beforeEach(forgetSettings)
afterEach(forgetSettings)

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
