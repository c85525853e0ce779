import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedPage, servePage } from '../served-page/serve-page.ts'

let browser: Browser
let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage(new URL('.', import.meta.url))
  browser = await chromium.launch(browserLaunch())
  page = await browser.newPage({
    viewport: { width: 1200, height: 900 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await page.goto(served.address)
  await page.getByRole('region', { name: 'Comprobantes de compra' }).getByRole('row').nth(5).waitFor()
  await page.getByRole('heading', { name: 'Formulario 621' }).waitFor()
  await page.getByRole('region', { name: 'Historial de cambios' }).waitFor()
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

it('every icon has the forced colour of the words around it', async () => {
  const icons = await iconsIn(page.locator('#place'))
  expect(icons.length).toBeGreaterThan(40)
  expect(icons.filter(isOwnColour)).toEqual([])
})

it('cards, buttons and fields have an edge', async () => {
  const parts =
    'section:not(:has(section)), input:not([type=radio], [type=file]), select, textarea, button[class*=button]'
  const edges = await edgesOf(page.locator(`#place :is(${parts}):visible`))
  expect(edges.length).toBeGreaterThan(30)
  expect(edges.filter(({ hasEdge }) => !hasEdge)).toEqual([])
})

it('the focus is seen wherever Tab takes it', async () => {
  let stops = 0
  const unseen: string[] = []
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedPart(page)
    if (stop) stops += 1
    if (stop?.hasRing === false) unseen.push(stop.html)
  }
  expect(stops).toBeGreaterThan(80)
  expect(unseen).toEqual([])
})

const opened = [
  { part: 'the modal', trigger: 'Abrir', role: 'dialog', name: 'Diálogo', onward: 'Tab' },
  { part: 'the menu', trigger: 'Menú de la página', role: 'menu', name: 'Menú de la página', onward: 'ArrowDown' },
  { part: 'the calendar', trigger: 'Fecha de pago', role: 'dialog', name: 'Filtrar por fecha', onward: 'Tab' },
] as const

it.each(opened)('$part has an edge, icons in the colour of the words, and shows where the focus is', async (each) => {
  await page.getByRole('button', { name: each.trigger }).press('Enter')
  const part = page.getByRole(each.role, { name: each.name })
  await part
    .getByRole(each.role === 'menu' ? 'menuitem' : 'button')
    .last()
    .waitFor()
  expect(await edgesOf(part)).toMatchObject([{ hasEdge: true }])
  expect((await iconsIn(part)).filter(isOwnColour)).toEqual([])
  await page.keyboard.press(each.onward)
  expect(await focusedPart(page)).toMatchObject({ hasRing: true })
  await page.keyboard.press('Escape')
  await part.waitFor({ state: 'detached' })
})

it('a toast over the modal has an edge', async () => {
  await page.getByRole('button', { name: 'Abrir' }).press('Enter')
  const modal = page.getByRole('dialog', { name: 'Diálogo' })
  await modal.getByRole('button', { name: 'Avisar' }).press('Enter')
  const toast = page.locator('[aria-live=polite] > div').filter({ hasText: 'Copiado al portapapeles' })
  expect(await edgesOf(toast)).toMatchObject([{ hasEdge: true }])
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'detached' })
})

it('nothing goes on moving', () => expect.poll(movements).toBe(0))

const movements = (): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

interface PaintedIcon {
  readonly own: string
  readonly around: string
}

const iconsIn = (part: Locator): Promise<PaintedIcon[]> =>
  part.locator('svg[aria-hidden]:visible').evaluateAll((found) =>
    found.map((icon) => ({
      own: getComputedStyle(icon).stroke,
      around: getComputedStyle(icon.parentElement ?? icon).color,
    })),
  )

const isOwnColour = ({ own, around }: PaintedIcon): boolean => own !== 'none' && own !== around

/** Whether each part has a line around it: its own, its frame's, or what the browser draws. */
const edgesOf = (parts: Locator): Promise<{ part: string; hasEdge: boolean }[]> =>
  parts.evaluateAll((found) =>
    found.map((part) => {
      const isEdged = [part, part.parentElement ?? part, part.firstElementChild ?? part].some((one) => {
        const { borderBottomWidth, outlineStyle } = getComputedStyle(one)
        return parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none'
      })
      return { part: part.outerHTML.slice(0, 120), hasEdge: isEdged || getComputedStyle(part).appearance === 'auto' }
    }),
  )

/** What has the focus, and whether a ring of 2 px shows it; undefined outside of the page's parts. */
const focusedPart = (shown: Page): Promise<{ hasRing: boolean; html: string } | undefined> =>
  shown.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const around = focused.parentElement ?? focused
    const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after'), getComputedStyle(around)]
    const hasRing = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    )
    return { hasRing, html: focused.outerHTML.slice(0, 120) }
  })
