import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { describe, expect, inject, test } from 'vitest'
import { looksOf, looksOfHost, rowHeights, switchStyles, widgets } from './looks.ts'
import { openPage } from './open-page.ts'
import { partImports } from './part-imports.ts'
import { run } from './run.ts'
import { testReactApp, useBuiltPage, widgetsLoaded } from './test-react-app.ts'
import { testReactGuide } from './test-react-guide.ts'

const folder = join(inject('consumers'), 'react-19')
const built = useBuiltPage(folder)

testReactApp('react-19', folder, built)
testReactGuide(folder, built)

// Styles know nothing of the version of React: one is enough.
describe('the styles in a Vite app', () => {
  const require = createRequire(join(folder, 'package.json'))

  /** Looks at the page that links the styles of its widgets in one way or another. */
  const withLinked = async (mode: string, look: (page: Page) => Promise<void>): Promise<void> => {
    await run('vite', ['build', '--mode', mode, '--outDir', `dist-${mode}`, '--logLevel', 'error'], folder)
    const linked = await openPage(join(folder, `dist-${mode}`))
    try {
      await widgetsLoaded(linked.page)
      await look(linked.page)
    } finally {
      await linked.close()
    }
  }

  test('look the same from styles.css, and what opens from overlays.css too', async () => {
    const { page } = built.open
    await withLinked('sheets', async (linked) => {
      expect(await looksOf(widgets(linked))).toEqual(await looksOf(widgets(page)))
      await linked.addStyleTag({ path: require.resolve('@contapro/ui/overlays.css') })
      expect(await looksOfFilter(linked)).toEqual(await looksOfFilter(page))
      expect(await looksOfDetail(linked)).toEqual(await looksOfDetail(page))
    })
  })

  test('look the same from the sheet of each part that the widgets name', async () => {
    const { page } = built.open
    await writeFile(join(folder, 'src/parts.css'), partImports(require))
    await withLinked('parts', async (linked) => {
      expect(await looksOf(widgets(linked))).toEqual(await looksOf(widgets(page)))
      expect(await looksOfDetail(linked)).toEqual(await looksOfDetail(page))
    })
  })

  test('look the same in a shadow root with both sheets', async () => {
    const { page } = built.open
    await withLinked('isolated', async (linked) => {
      expect(await looksOf(widgets(linked))).toEqual(await looksOf(widgets(page)))
      expect(await looksOfDetail(linked)).toEqual(await looksOfDetail(page))
    })
  })

  test('leave the look of the host around the widgets alone', async () => {
    const { page } = built.open
    const withStyles = await looksOfHost(page)
    await switchStyles(page, false)
    const withoutStyles = await looksOfHost(page)
    await switchStyles(page, true)
    expect(withStyles).toEqual(withoutStyles)
  })

  test('follow one changed token in every row of a table', async () => {
    const { page } = built.open
    expect(Math.max(...(await rowHeights(page)))).toBeLessThan(60)
    await page.addStyleTag({ content: '[data-cp-theme] { --cp-density-row: 72px }' })
    expect(Math.min(...(await rowHeights(page)))).toBeGreaterThanOrEqual(72)
  })
})

describe('the paths of @contapro/ui', () => {
  test.each(['dist/index.js', 'dist/styles.css', 'styles/button', 'primitives/button', 'package.json'])(
    '%s is no public path and is refused',
    async (path) => {
      const script = `import('@contapro/ui/${path}').then(() => 'loaded', (error) => error.code).then(console.log)`
      expect((await run('node', ['-e', script], folder)).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
    },
  )
})

async function looksOfFilter(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Filtrar' }).click()
  return looksOfOpened(page.getByRole('dialog', { name: 'Filtrar por' }))
}

async function looksOfDetail(page: Page): Promise<unknown> {
  const details = page.getByRole('button', { name: /^Ver el detalle de/ })
  await details.first().click()
  return looksOfOpened(page.getByRole('dialog'))
}

/** Looks at what has opened, and closes it again. */
async function looksOfOpened(opened: Locator): Promise<unknown> {
  await opened.getByRole('button').first().waitFor()
  const looks = await looksOf(opened)
  await opened.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  return looks
}
