import { readFile } from 'node:fs/promises'
import postcss from 'postcss'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastProblems } from './contrast-problems.ts'
import { compiledCss, customProperties } from './testing/compiled-css.ts'
import { propertiesOfTheme } from './testing/properties-of-theme.ts'

const themes = ['contapro', 'contapro-dark', 'siscont'] as const
let sheet: string

const plain = (css: string): Record<string, unknown> =>
  Object.fromEntries([...customProperties(css)].map(([place, properties]) => [place, Object.fromEntries(properties)]))

beforeAll(async () => {
  sheet = await compiledCss('theme.css.ts')
})

describe('the compiled theme', () => {
  it('declares every custom property and colour scheme of the design tokens, with the same value in the same place, and no other', async () => {
    const bar = await compiledCss('../patterns/top-bar/top-bar.css.ts')
    const design = await readFile(new URL('testing/tokens.css', import.meta.url), 'utf8')
    expect({ ...plain(sheet), ...plain(bar) }).toEqual(plain(design))
  })

  it('orders its layers before anything else, so that a host outside of them wins', () => {
    expect(sheet.trimStart()).toMatch(/^@layer contapro\.tokens(,|;)/)
    expect(sheet).not.toMatch(/^\[data-cp-theme/m)
  })
})

it.each(themes)('the theme %s keeps the contrast that every pair of colours needs', (theme) => {
  expect(contrastProblems(propertiesOfTheme(sheet, theme))).toEqual([])
  expect(contrastPairs.length).toBeGreaterThan(120)
})

describe('the style sheet of the whole package', () => {
  /** A selector that begins inside of ours, or that is about a class of ours. */
  const ours = /^(\.|\[data-cp-theme)|\s\.[\w-]+$/

  it('touches nothing of a host: every rule is about a class of ours or a themed root, inside a layer', async () => {
    const strange: string[] = []
    let seen = 0
    postcss.parse(await compiledCss('../index.ts')).walkRules((rule) => {
      const parents = ancestors(rule)
      if (parents.some((parent) => parent.startsWith('keyframes'))) return
      seen += 1
      const isLayered = parents.some((parent) => parent.startsWith('layer contapro.'))
      strange.push(...rule.selectors.filter((selector) => !isLayered || !ours.test(selector)))
    })
    expect(strange).toEqual([])
    expect(seen).toBeGreaterThan(300)
  })
})

function ancestors(rule: postcss.Rule): string[] {
  const names: string[] = []
  for (let node = rule.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule') names.push(`${(node as postcss.AtRule).name} ${(node as postcss.AtRule).params}`)
  }
  return names
}
