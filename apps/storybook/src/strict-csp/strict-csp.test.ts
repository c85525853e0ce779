import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'
import { focused, isOnTop } from './look-at-page.ts'
import { openStrictPage, places, strictPolicy } from './strict-page.ts'

let browser: Browser
let served: ServedPage

beforeAll(async () => {
  served = await servePage(new URL('.', import.meta.url), { policy: strictPolicy })
  browser = await chromium.launch(browserLaunch())
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

describe.each(places)('under style-src self, in the place %s,', (place) => {
  let page: Page
  let problems: readonly string[]

  beforeEach(async () => {
    ;({ page, problems } = await openStrictPage(browser, `${served.address}/?place=${place}`))
    await page.getByRole('button', { name: 'Abrir' }).waitFor()
  })

  afterEach(async () => {
    await page.close()
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join(' · ')}`)
  })

  it("a host's own theme holds", async () => {
    const background = page
      .getByRole('button', { name: 'Abrir' })
      .evaluate((node) => getComputedStyle(node).borderRadius)
    expect(await background).toBe('3px')
    await page.getByRole('button', { name: 'Abrir' }).click()
    const save = page.getByRole('button', { name: 'Guardar' })
    expect(await save.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(109, 40, 217)')
  })

  it('a modal covers the window, keeps the focus, and gives it back on Escape', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Diálogo' })
    const box = await dialog.boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 900, height: 700 })
    await expect.poll(() => isOnTop(page.getByLabel('Nombre'))).toBe(true)
    expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true)
    await expect.poll(() => focused(page)).toBe('INPUT')
    const seen = new Set<string>()
    for (let step = 0; step < 12; step += 1) {
      seen.add(await focused(page))
      await page.keyboard.press('Tab')
    }
    expect([...seen].some((name) => /Abrir|Menú de la página|Con ayuda/.test(name))).toBe(false)
    expect(seen).toContain('Cerrar')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Abrir')
  })

  it('a press outside closes a modal and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Diálogo' })
    await dialog.waitFor()
    await page.mouse.click(20, 20)
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Abrir')
  })

  it('a menu in a modal opens above it, and Escape closes the menu first', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    await page.getByRole('button', { name: 'Menú del diálogo' }).press('Enter')
    const beta = page.getByRole('menuitem', { name: 'Beta' })
    await beta.waitFor()
    await expect.poll(() => isOnTop(beta)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Beta')
    await page.keyboard.press('Escape')
    await beta.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Diálogo' }).isVisible()).toBe(true)
    await expect.poll(() => focused(page)).toBe('Menú del diálogo')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Diálogo' }).waitFor({ state: 'detached' })
  })

  it('of two modals Escape closes the upper one, a menu in it first, and the focus goes back step by step', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const lower = page.getByRole('dialog', { name: 'Diálogo' })
    await lower.getByRole('button', { name: 'Quitar' }).press('Enter')
    const upper = page.getByRole('dialog', { name: '¿Quitar la línea?' })
    await upper.getByRole('button', { name: 'Menú de la pregunta' }).press('Enter')
    const item = page.getByRole('menuitem', { name: 'Alfa' })
    await expect.poll(() => isOnTop(item)).toBe(true)
    await expect.poll(() => focused(page)).toBe('Alfa')
    await page.keyboard.press('Escape')
    await item.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Menú de la pregunta')
    await page.keyboard.press('Escape')
    await upper.waitFor({ state: 'detached' })
    expect(await lower.isVisible()).toBe(true)
    await expect.poll(() => focused(page)).toBe('Quitar')
    await page.keyboard.press('Escape')
    await lower.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Abrir')
    expect(await page.locator('[data-radix-focus-guard]').count()).toBe(0)
  })

  it('Escape closes the list of a select and clears a search, and the modal around stays', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Diálogo' })
    await dialog.getByRole('combobox', { name: 'Periodo' }).press('Space')
    await page.keyboard.press('Escape')
    const search = dialog.getByRole('searchbox', { name: 'Buscar línea' })
    await search.fill('papel')
    await page.keyboard.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it("Escape closes a host's dialog above a modal, and the modal stays", async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Diálogo' })
    await dialog.waitFor()
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('dialog'))
      host.textContent = '¿Sigues ahí?'
      host.tabIndex = -1
      host.showModal()
    })
    await page.keyboard.press('Escape')
    await page.getByText('¿Sigues ahí?').waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('a menu leaves its parents, follows the keys and closes on a press outside', async () => {
    await page.getByRole('button', { name: 'Menú de la página' }).focus()
    await page.keyboard.press('Enter')
    const gamma = page.getByRole('menuitem', { name: 'Gamma' })
    await gamma.waitFor()
    await expect.poll(() => isOnTop(gamma)).toBe(true)
    await page.keyboard.press('g')
    await expect.poll(() => focused(page)).toBe('Gamma')
    await page.mouse.click(860, 660)
    await gamma.waitFor({ state: 'detached' })
  })

  it('a list with a search opens above a modal, and Enter takes the only match', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    const list = page.getByRole('combobox', { name: 'Departamento' })
    await list.click()
    const option = page.getByRole('option', { name: 'La Libertad' })
    await option.waitFor()
    await expect.poll(() => isOnTop(option)).toBe(true)
    await expect.poll(() => focused(page)).toBe('Buscar')
    await page.keyboard.type('ANCAS')
    await option.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await expect.poll(() => list.textContent()).toBe('Áncash')
    await expect.poll(() => focused(page)).toBe('Departamento')
  })

  it('a tooltip shows on focus, above its parents', async () => {
    await page.getByRole('button', { name: 'Con ayuda' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const tip = page.getByText('Ayuda breve').locator('visible=true').locator('..')
    await tip.waitFor()
    const box = await tip.boundingBox()
    expect(box?.height).toBeGreaterThan(20)
  })

  it('a toast shows above an open modal, and Escape in it closes the toast alone', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    await page.getByRole('button', { name: 'Avisar' }).click()
    const toast = page.getByText('Copiado al portapapeles')
    await toast.waitFor()
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 }
    expect(x).toBeGreaterThan(100)
    expect(y).toBeLessThan(100)
    const close = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Cerrar' })
    await expect.poll(() => isOnTop(close)).toBe(true)
    await close.press('Escape')
    await toast.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Diálogo' }).isVisible()).toBe(true)
    await expect.poll(() => focused(page)).toBe('Avisar')
  })
})
