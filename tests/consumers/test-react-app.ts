import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowHeights, vouchersLoaded } from './looks.ts'
import { type OpenPage, openPage } from './open-page.ts'
import { run } from './run.ts'
import { endDialog, showInDialog } from './show-in-dialog.ts'

/** The built page of a host, opened before the tests of a file. */
export interface BuiltPage {
  readonly open: OpenPage
}

/** Builds the page of a host, and opens it. */
export function useBuiltPage(folder: string): BuiltPage {
  let open: OpenPage | undefined
  beforeAll(async () => {
    await run('vite', ['build', '--logLevel', 'error'], folder)
    open = await openPage(join(folder, 'dist'))
    await widgetsLoaded(open.page)
  })
  afterAll(() => open?.close())
  return {
    get open() {
      if (!open) throw new Error('The page opens in beforeAll.')
      return open
    },
  }
}

/** Waits for figures, chart and vouchers. */
export async function widgetsLoaded(page: Page): Promise<void> {
  await page.getByText('IGV por pagar').first().waitFor()
  await page.locator('.recharts-area-curve').first().waitFor()
  await vouchersLoaded(page)
}

/** What an app promises with each version of React. */
export function testReactApp(name: string, folder: string, built: BuiltPage): void {
  describe(`a Vite app with ${name}`, () => {
    test.each(['tsconfig.json', 'tsconfig.nodenext.json'])('its types hold with %s', async (config) => {
      expect(await run('tsc', ['-p', config], folder)).toBe('')
    })

    test('the server renders the widgets without a browser', async () => {
      await run('vite', ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server', '--logLevel', 'error'], folder)
      const html = await run('node', ['dist-server/server.js'], folder)
      expect(html).toContain('data-cp-theme="contapro"')
      expect(html).toContain('Comprobantes de compra')
      expect(html).toContain('Cargando los datos de la empresa…')
    })

    describe('its page', () => {
      test('shows figures, chart and vouchers without an error', async () => {
        const { page, problems } = built.open
        await page.getByText('IGV por pagar').first().waitFor()
        await page.locator('.recharts-area-curve').first().waitFor()
        expect((await rowHeights(page)).length).toBe(20)
        expect(problems).toEqual([])
      })

      test('opens a filter above the modal dialog of the host that shows the mounted widget', async () => {
        const { page, problems } = built.open
        const dialog = await showInDialog(page.locator('#root'))
        await page.getByRole('button', { name: 'Filtrar' }).click()
        const filter = page.getByRole('dialog', { name: 'Filtrar por' })
        await filter.getByRole('radio').first().click()
        await filter.press('Escape')
        await filter.waitFor({ state: 'hidden' })
        await endDialog(dialog)
        expect(problems).toEqual([])
      })
    })
  })
}
