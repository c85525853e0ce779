import { expect, test } from 'vitest'
import { bundleStyles } from './bundle-styles.ts'
import { gzipBytes } from './gzip-bytes.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureElement } from './measure-element.ts'
import { readStyleSheet } from './read-style-sheet.ts'
import { elementLimits, elementScriptLimit, panels, sheetLimits, sizeLimits, stylesLimits } from './size-limits.ts'

test.each(sizeLimits)(
  '$title stays within its bytes, and nothing else is bundled',
  async ({ code, limit, packages }) => {
    const size = await measureBundle(code)
    expect(size.bytes).toBeLessThanOrEqual(limit)
    expect([...size.packages.keys()].filter((name) => !packages.includes(name))).toEqual([])
  },
)

test.each([
  '@contapro/sunat',
  '@contapro/sunat/deposits',
  '@contapro/sunat/observations',
  '@contapro/sunat/padron',
  '@contapro/sunat/pdt-621',
  '@contapro/sunat/printed-voucher',
  '@contapro/sunat/siscont',
  '@contapro/sdk',
  '@contapro/sdk/frame',
  '@contapro/sdk/react',
  '@contapro/sdk/rules',
  '@contapro/ui',
])('importing %s for nothing bundles nothing', async (entry) => {
  const { modules } = await measureBundle(`import '${entry}'`)
  expect([...modules.keys()]).toEqual(['<stdin>'].filter((name) => modules.has(name)))
})

test.each(sheetLimits)('$name stays within its bytes', ({ name, limit }) => {
  expect(gzipBytes(readStyleSheet(name))).toBeLessThanOrEqual(limit)
})

test.each(elementLimits)(
  'the element $name stays within its bytes, and its script is small',
  async ({ name, limit }) => {
    const size = await measureElement(name)
    expect(size.widget).toBeLessThanOrEqual(limit)
    expect(size.script).toBeLessThanOrEqual(elementScriptLimit)
  },
)

test.each(stylesLimits)('$title stay within their bytes', async ({ code, limit }) => {
  expect(gzipBytes(await bundleStyles(code))).toBeLessThanOrEqual(limit)
})

test('no panel waits for the library that draws the charts', async () => {
  const { packages } = await measureBundle(
    `export { ${['ContaproProvider', ...panels].join(', ')} } from '@contapro/ui'`,
  )
  expect(packages.has('@contapro/ui')).toBe(true)
  expect([...packages.keys()].filter((name) => /^(recharts|d3-|victory)/.test(name))).toEqual([])
})

// The form stands in two pages too, settings are a page of their own, and what a declaration looks like on paper is the page's.
const withStylesOfPages = new Set(['CredentialsForm', 'PdtPanel', 'SettingsPanel'])

test('whoever embeds panels needs no style of whole pages', async () => {
  const names = ['ContaproProvider', ...panels.filter((name) => !withStylesOfPages.has(name))].join(', ')
  const bundled = classesIn(await bundleStyles(`export { ${names} } from '@contapro/ui'`))
  const linked = new Set(classesIn(`${readStyleSheet('styles.css')}${readStyleSheet('overlays.css')}`))
  expect(bundled.length).toBeGreaterThan(300)
  expect(bundled.filter((name) => !linked.has(name))).toEqual([])
})

const classesIn = (css: string): string[] => [...new Set(css.match(/\.cp[0-9a-z]{1,2}_\w+/g))]
