import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedPage, servePage } from './serve-page.ts'

let browser: Browser
let served: ServedPage

beforeAll(async () => {
  served = await servePage()
  browser = await chromium.launch(browserLaunch())
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

/** Whether the middle of an element is what a pointer would meet there, through every shadow root. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    let hit: Element | null = document.elementFromPoint(left + width / 2, top + height / 2)
    while (hit?.shadowRoot && hit !== element) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
      if (!inner || inner === hit) break
      hit = inner
    }
    return element.contains(hit)
  })

/** The text or label of what has the focus, through every shadow root. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return 'body'
    return active.getAttribute('aria-label') ?? (active.textContent || active.tagName)
  })

describe.each(['page', 'clip', 'shadow', 'shadow-clip'])('under style-src self, in the place %s,', (place) => {
  let page: Page
  let problems: string[]

  beforeEach(async () => {
    problems = []
    page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' })
    await page.exposeFunction('reportViolation', (text: string) => problems.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        Reflect.get(window, 'reportViolation')(`${event.violatedDirective} in ${event.sourceFile}`)
      })
    })
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`${served.address}/?place=${place}`)
    await page.getByRole('button', { name: 'Abrir' }).waitFor()
  })

  afterEach(async () => {
    await page.close()
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join(' · ')}`)
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

  it('a tooltip shows on focus, above its parents', async () => {
    await page.getByRole('button', { name: 'Con ayuda' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const tip = page.getByText('Ayuda breve').locator('visible=true')
    await tip.waitFor()
    const box = await tip.boundingBox()
    expect(box?.height).toBeGreaterThan(20)
  })

  it('a toast shows above an open modal', async () => {
    await page.getByRole('button', { name: 'Abrir' }).click()
    await page.getByRole('button', { name: 'Avisar' }).click()
    const toast = page.getByText('Copiado al portapapeles')
    await toast.waitFor()
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 }
    expect(x).toBeGreaterThan(100)
    expect(y).toBeLessThan(100)
  })
})
