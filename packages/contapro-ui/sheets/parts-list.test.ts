import { expect, it } from 'vitest'
import { type Modules, partsListOf } from './parts-list.ts'

const styles = (part: string): string => `/src/${part}/${part}.css.ts.vanilla.css`

/** Module → what it imports at once, and on use. */
const graph: Readonly<Record<string, readonly [now: readonly string[], later?: readonly string[]]>> = {
  '/src/index.ts': [['/src/button.tsx', '/src/menu.tsx', '/src/format.ts', '/src/plain.tsx']],
  '/src/button.tsx': [[styles('reset'), styles('icon'), styles('button')]],
  '/src/menu.tsx': [['/src/button.tsx'], ['/src/menu-popup.tsx']],
  '/src/menu-popup.tsx': [[styles('reset'), styles('menu')]],
}
const modules: Modules = {
  getModuleInfo: (id) => {
    const [importedIds, dynamicallyImportedIds = []] = graph[id] ?? [[]]
    return { importedIds: [...importedIds], dynamicallyImportedIds: [...dynamicallyImportedIds] }
  },
}

it('lists the parts of each component, those that it fetches on use among them, in the order of the build', () => {
  expect(partsListOf(modules, '/src/index.ts')).toEqual({
    parts: ['reset', 'icon', 'button', 'menu'],
    components: { button: ['reset', 'icon', 'button'], menu: ['reset', 'icon', 'button', 'menu'] },
  })
})
