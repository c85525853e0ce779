import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { looksOfCells, looksOfHost, rowHeights, switchStyles, vouchersTable } from './looks.ts'
import { type OpenPage, openPage } from './open-page.ts'
import { run } from './run.ts'

describe.each(['react-18', 'react-19'])('a Vite app with %s', (name) => {
  const folder = join(inject('consumers'), name)

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
    let open: OpenPage
    let page: Page
    beforeAll(async () => {
      await run('vite', ['build', '--logLevel', 'error'], folder)
      open = await openPage(join(folder, 'dist'))
      page = open.page
      await vouchersTable(page).waitFor()
    })
    afterAll(() => open.close())

    test('shows figures, chart and vouchers without an error', async () => {
      await page.getByText('IGV por pagar').first().waitFor()
      await page.locator('.recharts-area-curve').first().waitFor()
      expect((await rowHeights(page)).length).toBe(20)
      expect(open.problems).toEqual([])
    })

    test('looks the same when it links styles.css instead of the styles of the parts', async () => {
      await run('vite', ['build', '--mode', 'linked', '--outDir', 'dist-linked', '--logLevel', 'error'], folder)
      const linked = await openPage(join(folder, 'dist-linked'))
      try {
        await vouchersTable(linked.page).waitFor()
        expect(await looksOfCells(linked.page)).toEqual(await looksOfCells(page))
      } finally {
        await linked.close()
      }
    })

    test('leaves the look of the host around the widgets alone', async () => {
      const withStyles = await looksOfHost(page)
      await switchStyles(page, false)
      const withoutStyles = await looksOfHost(page)
      await switchStyles(page, true)
      expect(withStyles).toEqual(withoutStyles)
    })

    test('one changed token changes every row of its table', async () => {
      expect(Math.max(...(await rowHeights(page)))).toBeLessThan(60)
      await page.addStyleTag({ content: '[data-cp-theme] { --cp-density-row: 72px }' })
      expect(Math.min(...(await rowHeights(page)))).toBeGreaterThanOrEqual(72)
    })
  })
})

describe('the paths of @contapro/ui', () => {
  const folder = join(inject('consumers'), 'react-19')

  test.each(['dist/index.js', 'dist/styles.css', 'dist/pages.css', 'primitives/button', 'package.json'])(
    '%s is no public path and is refused',
    async (path) => {
      const script = `import('@contapro/ui/${path}').then(() => 'loaded', (error) => error.code).then(console.log)`
      expect((await run('node', ['-e', script], folder)).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
    },
  )
})
