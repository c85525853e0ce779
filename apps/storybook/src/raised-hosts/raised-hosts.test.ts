import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'
import { focused, isOnTop } from '../strict-csp/look-at-page.ts'
import { popupCases } from './popup-cases.ts'
import { bubble, openRaised, pressAt, showAgain } from './raised-page.ts'

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

describe('in a dialog of the host that opens after the widget is mounted', () => {
  it.each(popupCases)(
    '$popup opens above the dialog, and the mouse chooses in it',
    async ({ opener, item, choice }) => {
      page = await openRaised(browser, served.address, { host: 'dialog' })
      await opener(page).click()
      await expect.poll(() => isOnTop(item(page))).toBe(true)
      await pressAt(page, item(page))
      await expect.poll(() => page.getByRole('status').textContent()).toBe(choice)
    },
  )

  it('a tooltip opens above the dialog', async () => {
    page = await openRaised(browser, served.address, { host: 'dialog' })
    await page.getByRole('button', { name: 'Con ayuda' }).hover()
    await expect.poll(() => isOnTop(bubble(page, 'Ayuda breve'))).toBe(true)
  })

  it('Escape closes the menu, gives the focus back and leaves the dialog open', async () => {
    page = await openRaised(browser, served.address, { host: 'dialog' })
    await page.getByRole('button', { name: 'Descargar' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Alfa')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Beta')
    await expect.poll(() => isOnTop(page.getByRole('menuitem', { name: 'Beta' }))).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Descargar')
    expect(await page.locator('dialog:modal').count()).toBe(1)
  })

  it('a press outside closes the filter and leaves the dialog open', async () => {
    page = await openRaised(browser, served.address, { host: 'dialog' })
    await page.getByRole('button', { name: 'Filtrar' }).click()
    const filter = page.getByRole('dialog', { name: 'Filtros' })
    await expect.poll(() => isOnTop(filter)).toBe(true)
    await page.getByRole('status').click()
    await filter.waitFor({ state: 'detached' })
    expect(await page.locator('dialog:modal').count()).toBe(1)
  })
})

describe('while a filter is open', () => {
  it('a tooltip in it opens above it, and the focus does not move', async () => {
    await openFilter()
    await page.getByRole('button', { name: 'Aplicar' }).hover()
    await expect.poll(() => isOnTop(bubble(page, 'Ayuda del filtro'))).toBe(true)
    expect(await focused(page)).toBe('Proveedor')
    expect(await page.evaluate(() => document.documentElement.matches('.focus-lost'))).toBe(false)
  })

  it('a combobox in it opens above it, and its choice leaves the filter open', async () => {
    await openFilter()
    await page.getByRole('combobox', { name: 'Provincia' }).click()
    const option = page.getByRole('option', { name: 'La Libertad' })
    await expect.poll(() => isOnTop(option)).toBe(true)
    await option.click()
    await expect.poll(() => page.getByRole('status').textContent()).toBe('La Libertad')
    expect(await page.getByRole('textbox', { name: 'Proveedor' }).inputValue()).toBe('Papelera')
  })
})

it('the bar of chosen rows of a phone is above the dialog, also when the dialog is shown again', async () => {
  page = await openRaised(browser, served.address, { host: 'dialog', width: 390 })
  await page.getByRole('button', { name: 'Elegir fila' }).click()
  const register = page.getByRole('button', { name: 'Registrar' })
  await expect.poll(() => isOnTop(register)).toBe(true)
  await showAgain(page)
  await expect.poll(() => isOnTop(register)).toBe(true)
  await register.click()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Depósito')
})

/** Opens the filter, and marks the page if the focus leaves its field. */
async function openFilter(): Promise<void> {
  page = await openRaised(browser, served.address, { host: 'dialog' })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByRole('textbox', { name: 'Proveedor' }).fill('Papelera')
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.documentElement.classList.add('focus-lost'))
  })
}
