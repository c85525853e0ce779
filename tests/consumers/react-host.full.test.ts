import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { CYCLES } from './cycles.ts'
import { looksOfHost } from './looks.ts'
import { type OpenPage, openAddress } from './open-page.ts'
import { pageMetrics } from './page-metrics.ts'
import type { Month } from './product/month.ts'
import { startMonth } from './product/start-month.ts'
import { run } from './run.ts'
import { serveHost } from './serve-host.ts'
import { spoilAmounts } from './spoil-amounts.ts'

const folder = join(inject('consumers'), 'react-19')
const policy = "default-src 'self'; style-src 'self'; script-src 'self'"
const { figures } = sampleMonth
const modes = ['react-host', 'react-strict'] as const

/** A server with its month, and two builds, on a busy machine. */
const START_LIMIT_MS = 180_000

let month: Month & { readonly close: () => Promise<void> }
const hosts = new Map<string, Awaited<ReturnType<typeof serveHost>>>()
let open: OpenPage
let page: Page
let requests: string[]

/** What the page of the host takes (`apps/vite/src/hosts/react-host.tsx`). */
interface Part {
  readonly token: string | null
  readonly company: string
  readonly theme?: string
}

declare global {
  interface Window {
    heard: Readonly<Record<string, unknown>>[]
    showPart: (part: Part) => void
  }
}

beforeAll(async () => {
  month = await startMonth()
  for (const mode of modes) {
    await run('vite', ['build', '--mode', mode, '--outDir', `dist-${mode}`, '--logLevel', 'error'], folder)
    const folders = { '/': join(folder, `dist-${mode}`) }
    hosts.set(mode, await serveHost({ folders, policy, api: month.url, words: {} }))
  }
}, START_LIMIT_MS)

afterAll(async () => {
  for (const host of hosts.values()) host.close()
  await month?.close()
})

/** Opens the program; its widgets are not shown yet. */
async function openProgram(mode: (typeof modes)[number]): Promise<void> {
  requests = []
  open = await openAddress(`${hosts.get(mode)?.url}/react-host.html`, async (fresh) => {
    fresh.on('request', (request) => requests.push(request.url()))
    await fresh.addInitScript((hosted) => Reflect.set(window, 'hosted', hosted), month)
  })
  page = open.page
}

const first = (): Locator => page.getByRole('region', { name: 'Primera empresa' })
const second = (): Locator => page.getByRole('region', { name: 'Segunda empresa' })
const overviews = (): Locator => first().getByRole('region', { name: `IGV de ${sampleMonth.period.sentence}` })
const rows = (): Locator => first().getByRole('button', { name: /^Ver el detalle de/ })

async function showWidgets(): Promise<void> {
  await page.getByRole('button', { name: 'Mostrar' }).click()
  for (const at of [0, 1]) await overviews().nth(at).getByText(figures.payable).first().waitFor()
  await first().locator('.recharts-area-curve').first().waitFor()
  await rows().first().waitFor()
  await second().getByText('Aún no hay comprobantes de esta empresa').waitFor()
}

const asked = (path: string): number => requests.filter((url) => new URL(url).pathname.endsWith(path)).length

/** The corners of the cards in a part of the page. */
function corners(part: Locator): Promise<string[]> {
  return part
    .getByRole('region')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderRadius).filter((r) => r !== '0px'))
}

describe('a program in React that shows widgets of two companies, under a strict policy,', () => {
  beforeEach(() => openProgram('react-host'))
  afterEach(() => open.close())

  test('shows the figures of the month, each company in its own look, and asks nobody else', async () => {
    await showWidgets()
    for (const figure of [figures.sales, figures.purchases])
      await overviews().first().getByText(figure).first().waitFor()
    expect(await rows().count()).toBe(figures.purchaseRows)
    expect(await first().locator('[data-cp-theme]').first().getAttribute('data-cp-theme')).toBe('siscont')
    expect(await second().locator('[data-cp-theme]').first().getAttribute('data-cp-theme')).toBe('contapro')
    expect(await second().getByText(figures.payable).count()).toBe(0)
    expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
    expect(open.problems).toEqual([])
  })

  test('asks once for what two widgets of a provider show', async () => {
    await showWidgets()
    expect(await overviews().count()).toBe(2)
    expect(asked('/total-amount')).toBe(1)
    // Once for each of the two programs' parts, which have nothing in common.
    expect(asked('/filters')).toBe(2)
  })

  test('keeps its own looks', async () => {
    const alone = await looksOfHost(page)
    await showWidgets()
    expect(await looksOfHost(page)).toEqual(alone)
    const button = page.getByRole('button', { name: 'Quitar' })
    expect(await button.evaluate((element) => getComputedStyle(element).textTransform)).toBe('uppercase')
  })

  test('changes every card by one token, in one of its parts alone', async () => {
    await showWidgets()
    const others = await corners(second())
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[aria-label="Primera empresa"] [data-cp-theme] { --cp-radius-lg: 3px }')
      document.adoptedStyleSheets.push(sheet)
    })
    const changed = await corners(first())
    expect(changed.length).toBeGreaterThan(2)
    expect([...new Set(changed)]).toEqual(['3px'])
    expect(await corners(second())).toEqual(others)
  })

  test('goes on when a widget fails: the others stand, the program hears of it, and another try mends it', async () => {
    await page.route('**/total-amount?*', spoilAmounts)
    await page.getByRole('button', { name: 'Mostrar' }).click()
    const failed = first().getByRole('alert').filter({ hasText: 'No pudimos mostrar esta parte' })
    await failed.first().waitFor()
    await first().locator('.recharts-area-curve').first().waitFor()
    expect(await rows().count()).toBe(figures.purchaseRows)
    await second().getByText('Aún no hay comprobantes de esta empresa').waitFor()
    const heard = await page.evaluate(() => window.heard)
    expect(heard).toContainEqual(expect.objectContaining({ type: 'problem-shown', code: 'WIDGET_FAILED' }))
    await page.unroute('**/total-amount?*')
    await failed.first().getByRole('button', { name: 'Reintentar' }).click()
    await overviews().first().getByText(figures.payable).first().waitFor()
  })

  test('shows its widgets and takes them away again and again without leaving a listener or a node', async () => {
    const cycle = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await showWidgets()
        await page.getByRole('button', { name: 'Quitar' }).click()
        await first().waitFor({ state: 'detached' })
      }
    }
    // A provider's own answers are kept for five minutes after it is gone.
    const forget = (): Promise<void> => page.clock.fastForward('06:00')
    await page.clock.install()
    // The first rounds make what stays for all: code, sheets, React's own.
    await cycle(3)
    await forget()
    const before = await pageMetrics(page)
    await cycle(CYCLES)
    await forget()
    const after = await pageMetrics(page)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + CYCLES)
  }, 600_000)
})

describe('what a program in React does wrongly', () => {
  beforeAll(async () => {
    await openProgram('react-host')
    await showWidgets()
  })
  afterAll(() => open.close())

  const cases: readonly {
    readonly wrong: string
    readonly part: () => Part
    readonly heard: Readonly<Record<string, unknown>>
    readonly text: RegExp
  }[] = [
    {
      wrong: 'no token',
      part: () => ({ token: null, company: month.company }),
      heard: { type: 'call-failed', code: 'ACCESS_TOKEN_INVALID' },
      text: /sesión/,
    },
    {
      wrong: 'a wrong token',
      part: () => ({ token: 'nada', company: month.company }),
      heard: { type: 'call-failed', code: 'ACCESS_TOKEN_INVALID' },
      text: /sesión/,
    },
    {
      wrong: 'another accountant’s company',
      part: () => ({ token: month.token, company: month.companyOfAnother }),
      heard: { type: 'problem-shown', code: 'BUSINESS_NOT_FOUND' },
      text: /No encontramos esta empresa en tu cuenta/,
    },
    {
      wrong: 'a theme that is none',
      part: () => ({ token: month.token, company: month.company, theme: 'fucsia' }),
      heard: { type: 'problem-shown', code: 'THEME_UNKNOWN' },
      text: /El tema pedido no existe/,
    },
  ]

  test.each(cases)('$wrong is said in the widget’s place and told to the program, which goes on', async (each) => {
    await page.evaluate((part) => {
      window.heard = []
      window.showPart(part)
    }, each.part())
    await page.getByRole('region', { name: 'Otra parte' }).getByText(each.text).first().waitFor()
    const heard = (): Promise<unknown[]> => page.evaluate(() => window.heard)
    await expect.poll(heard).toContainEqual(expect.objectContaining(each.heard))
    for (const at of [0, 1]) expect(await overviews().nth(at).getByText(figures.payable).first().isVisible()).toBe(true)
  })

  test('a theme that the page’s own style sheet declares is none of these', async () => {
    await page.evaluate(
      ([token, company]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('[data-cp-theme="fucsia"] { --cp-color-brand: rgb(199, 21, 133) }')
        document.adoptedStyleSheets.push(sheet)
        window.heard = []
        window.showPart({ token, company, theme: 'fucsia' })
      },
      [month.token, month.company] as const,
    )
    const part = page.getByRole('region', { name: 'Otra parte' })
    await part.locator('[data-cp-theme="fucsia"]', { hasText: figures.payable }).waitFor()
    expect(await part.getByText('El tema pedido no existe').count()).toBe(0)
    expect(await page.evaluate(() => window.heard)).toEqual([])
  })
})

describe('a program in React with its strict mode', () => {
  beforeEach(() => openProgram('react-strict'))
  afterEach(() => open.close())

  test('shows the same, and nothing complains', async () => {
    await showWidgets()
    expect(await rows().count()).toBe(figures.purchaseRows)
    expect(open.problems).toEqual([])
  })
})
