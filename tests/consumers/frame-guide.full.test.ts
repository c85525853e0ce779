import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { addRules } from './add-rules.ts'
import { computedStyles, differingStyles } from './computed-styles.ts'
import { mount } from './frame-program.ts'
import { guideCode } from './guide-code.ts'
import { type OpenPage, openAddress } from './open-page.ts'
import { startMonth } from './product/start-month.ts'
import { run } from './run.ts'
import { serveHost } from './serve-host.ts'

const folder = join(inject('consumers'), 'react-19')
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src http://localhost:*"
const { figures } = sampleMonth

let month: Awaited<ReturnType<typeof startMonth>>
let host: Awaited<ReturnType<typeof serveHost>>
let open: OpenPage
let page: Page

beforeAll(async () => {
  await run('vite', ['build', '--mode', 'frame-host', '--outDir', 'dist-frame-guide', '--logLevel', 'error'], folder)
  host = await serveHost({ folders: { '/': join(folder, 'dist-frame-guide') }, policy, api: '', words: {} })
  month = await startMonth([host.url])
})

afterAll(async () => {
  host?.close()
  await month?.close()
})

describe('a page whose CSS changes how frames look', () => {
  beforeEach(async () => {
    open = await openAddress(`${host.url}/frame-host.html`, (fresh) =>
      fresh.addInitScript((hosted) => Reflect.set(window, 'hosted', hosted), month),
    )
    page = open.page
  })

  afterEach(() => open.close())

  test.each([
    ['a flex container', 'main { display: flex } main > :not(#root) { display: none }'],
    ['a limit for frames', 'iframe { max-height: 100px }'],
  ])('changes the size of a frame with %s, and the code of the guide restores it', async (_, css) => {
    await (await mount(page)).getByText(figures.payable).first().waitFor()
    const size = (): Promise<number[]> =>
      page.locator('iframe').evaluate((frame) => [frame.clientWidth, frame.clientHeight])
    const before = await size()
    await addRules(page, css)
    await expect.poll(size).not.toEqual(before)
    await addRules(page, guideCode('frame.md', 'css').join('').replaceAll('#igv', '#root'))
    await expect.poll(size).toEqual(before)
  })

  test('does not reach the inside of a frame with a reset, or with the size of its root', async () => {
    const overview = await mount(page)
    await overview.getByText(figures.payable).first().waitFor()
    const widget = overview.locator('[data-cp-theme]').first()
    const before = await computedStyles(widget)
    await addRules(page, readFileSync(join(import.meta.dirname, 'apps/vite/src/guide/reset.css'), 'utf8'))
    await addRules(page, 'html { font-size: 62.5% }')
    expect(differingStyles(before, await computedStyles(widget))).toEqual([])
  })
})
