import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ComputedStyles, computedStyles, differingStyles } from './computed-styles.ts'
import { guideCode } from './guide-code.ts'
import { widgets } from './looks.ts'
import { openPage } from './open-page.ts'
import { run } from './run.ts'
import { type BuiltPage, widgetsLoaded } from './test-react-app.ts'

/** Styles that the reset takes away, as the guide says. */
const claims = [
  'BUTTON padding',
  'BUTTON border-width',
  'BUTTON background-color',
  'INPUT border-width',
  'H2 font',
  'TD text-align',
]

/** The code of the guide for React, in a host with a reset outside of layers (`apps/vite/src/guide`). */
export function testReactGuide(folder: string, built: BuiltPage): void {
  describe('a host with a reset outside of layers', () => {
    const [link = ''] = guideCode('react-host.md', 'html')
    const [layers = '', reset = ''] = guideCode('react-host.md', 'css')
    const [isolated = ''] = guideCode('react-host.md', 'tsx')
    let expected: ComputedStyles

    beforeAll(async () => {
      expected = await stylesOf(built.open.page)
    })

    /** Builds the host with some of its files replaced, and compares it with the page that has no reset. */
    const differences = async (name: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const outDir = `dist-guide-${name}`
      for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
      await run('vite', ['build', '--mode', 'guide', '--outDir', outDir, '--logLevel', 'error'], folder)
      const open = await openPage(join(folder, outDir), 'guide.html')
      try {
        await widgetsLoaded(open.page)
        const marginOfHost = await open.page.locator('#host').evaluate((element) => getComputedStyle(element).marginTop)
        expect(marginOfHost, 'the reset applies to the host').toBe('0px')
        return differingStyles(expected, await stylesOf(open.page))
      } finally {
        await open.close()
      }
    }

    const page = readFileSync(join(folder, 'guide.html'), 'utf8')
    const plain = { 'src/guide/app.css': '@import "./reset.css";' }

    test('changes the widgets as the guide for React says', async () => {
      const found = await differences('plain', plain)
      expect(claims.filter((style) => !found.some((each) => each.startsWith(style)))).toEqual([])
    })

    test('leaves the widgets alone when it is in the layer of the guide', async () => {
      await mkdir(join(folder, 'public'), { recursive: true })
      const layered = {
        'guide.html': page.replace('<head>', `<head>${link}`),
        'public/layers.css': layers,
        'src/guide/app.css': reset,
      }
      expect(await differences('layer', layered)).toEqual([])
    })

    test('leaves the widgets alone when they are isolated as in the guide', async () => {
      expect(
        await differences('isolated', { ...plain, 'guide.html': page, 'src/guide/contapro.tsx': isolated }),
      ).toEqual([])
    })
  })
}

/** The styles of the widgets, of an opened filter and of an opened dialog. */
async function stylesOf(page: Page): Promise<ComputedStyles> {
  const atFirst = await computedStyles(widgets(page))
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const filter = await stylesOfOpened(page.getByRole('dialog', { name: 'Filtrar por' }))
  const details = page.getByRole('button', { name: /^Ver el detalle de/ })
  await details.first().click()
  return [...atFirst, ...filter, ...(await stylesOfOpened(page.getByRole('dialog')))]
}

/** Reads an opened part, and closes it. */
async function stylesOfOpened(opened: Locator): Promise<ComputedStyles> {
  await opened.getByRole('button').first().waitFor()
  const styles = await computedStyles(opened)
  await opened.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  return styles
}
