import { browserLaunch } from '@contapro/browser'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveStorybook, type ServedStorybook } from './serve-storybook.ts'

const guides = [
  'Empezar en cinco minutos',
  'Autenticación y sesión',
  'Temas',
  'Convivir con la página',
  'Eventos',
  'Pruebas',
  'Sin React',
  'En un marco',
  'Referencia',
]

let browser: Browser
/** One for all pages: what Storybook serves is fetched once. */
let context: BrowserContext
let served: ServedStorybook
let ids: Map<string, string>

beforeAll(async () => {
  served = await serveStorybook()
  browser = await chromium.launch(browserLaunch())
  context = await browser.newContext()
  const index = await fetch(`${served.address}/index.json`)
  const { entries } = (await index.json()) as {
    entries: Record<string, { id: string; title: string; type: string }>
  }
  const docs = Object.values(entries).filter(({ type, title }) => type === 'docs' && title.startsWith('Guías/'))
  ids = new Map(docs.map(({ id, title }) => [title.replace('Guías/', ''), id]))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** A guide as a reader opens it; what it writes to the console as an error is kept. */
async function open(guide: string): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const problems: string[] = []
  const page = await context.newPage()
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(`${served.address}/iframe.html?viewMode=docs&id=${ids.get(guide)}`)
  await page.getByRole('heading', { level: 1, name: guide }).waitFor()
  return { page, problems }
}

it('every guide has its page, and there is no other', () => {
  expect([...ids.keys()].toSorted()).toEqual(guides.toSorted())
})

it.each(guides)('the guide "%s" opens without an error', async (guide) => {
  const { page, problems } = await open(guide)
  expect(problems).toEqual([])
  await page.close()
})

it('the guide "Referencia" leads to what each package below the screen exports', async () => {
  const { page, problems } = await open('Referencia')
  const links = await page
    .getByRole('link', { name: '@contapro/' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toHaveLength(2)
  for (const link of links) {
    await page.goto(`${served.address}/${link}`)
    await page.getByRole('link', { name: '@contapro/' }).first().waitFor()
  }
  expect(problems).toEqual([])
  await page.close()
})

describe('the theme builder', () => {
  it('gives the code of what was chosen, and says when colours cannot be read', async () => {
    const { page, problems } = await open('Temas')
    await page.getByLabel('Color de la marca').fill('#b3410e')
    await page.getByLabel('Radio').fill('2')
    const code = page.locator('.theme-builder pre')
    expect(await code.textContent()).toContain("accent: '#b3410e',\n  radius: 2,")
    const button = page.getByRole('button', { name: 'Descargar' })
    await expect.poll(() => button.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(179, 65, 14)')
    await page.getByText('cumplen WCAG 2.2 AA').waitFor()
    await page.getByLabel('Color de la marca').fill('#ffe066')
    await page.getByText('color-brand sobre color-surface:').waitFor()
    await page.getByLabel('Superficie de tarjetas y tablas').fill('nada')
    await page.getByRole('alert').filter({ hasText: 'surface "nada"' }).waitFor()
    expect(problems).toEqual([])
    await page.close()
  })
})
