import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'
import { isOnTop } from '../strict-csp/look-at-page.ts'
import { popupCases } from './popup-cases.ts'
import { bubble, openRaised, pressAt, type RaisedHost } from './raised-page.ts'

let browser: Browser
let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage(new URL('.', import.meta.url))
  browser = await chromium.launch(browserLaunch())
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

afterEach(() => page?.close())

const hosts: readonly (readonly [string, RaisedHost])[] = [
  ['a dialog of the host that is shown a second time', { host: 'dialog', again: true }],
  ['a dialog of the host, as a shadow root', { host: 'dialog', shadow: true }],
  ['a popover of the host', { host: 'popover' }],
  ['a popover of the host that is shown a second time', { host: 'popover', again: true }],
  ['full screen', { host: 'full-screen' }],
  ['the modal of another widget', { host: 'modal' }],
]

// The widget is mounted before each of them is shown.
describe.each(hosts)('in %s', (_, raised) => {
  it.each(popupCases)('$popup opens above it, and the mouse chooses in it', async ({ opener, item, choice }) => {
    page = await openRaised(browser, served.address, raised)
    await opener(page).click()
    await expect.poll(() => isOnTop(item(page))).toBe(true)
    await pressAt(page, item(page))
    await expect.poll(() => page.getByRole('status').textContent()).toBe(choice)
  })

  it.each(popupCases)('$popup opens above it by a key, and Escape closes it alone', async ({ opener, item }) => {
    page = await openRaised(browser, served.address, raised)
    await opener(page).press('Enter')
    await expect.poll(() => isOnTop(item(page))).toBe(true)
    await page.keyboard.press('Escape')
    await item(page).waitFor({ state: 'detached' })
    expect(await opener(page).isVisible()).toBe(true)
  })

  it('a tooltip opens above it', async () => {
    page = await openRaised(browser, served.address, raised)
    await page.getByRole('button', { name: 'Con ayuda' }).hover()
    await expect.poll(() => isOnTop(bubble(page, 'Ayuda breve'))).toBe(true)
  })

  it('the bar of chosen rows of a phone is above it', async () => {
    page = await openRaised(browser, served.address, { ...raised, width: 390 })
    await page.getByRole('button', { name: 'Elegir fila' }).click()
    await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Registrar' }))).toBe(true)
  })
})
