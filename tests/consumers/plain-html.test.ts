import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { addElement } from './add-element.ts'
import { CYCLES } from './cycles.ts'
import { elementMistakes, makeMistake } from './element-mistakes.ts'
import { firstContent } from './first-content.ts'
import { gate } from './gate.ts'
import { hearOnce } from './hear-once.ts'
import { holdCalls } from './hold-calls.ts'
import { looksOfHost } from './looks.ts'
import { pageMetrics } from './page-metrics.ts'
import type { Month } from './product/month.ts'
import { startMonth } from './product/start-month.ts'
import { serveHost } from './serve-host.ts'

const folder = join(inject('consumers'), 'plain-html')
const scripts = join(folder, 'node_modules/@contapro/ui/dist/elements')
const policy = "default-src 'self'; style-src 'self'; script-src 'self'"
const { figures } = sampleMonth

let month: Month & { readonly close: () => Promise<void> }
let host: Awaited<ReturnType<typeof serveHost>>
let browser: Browser
let page: Page
let problems: string[]
let requests: string[]

beforeAll(async () => {
  month = await startMonth()
  host = await serveHost({
    folders: { '/': join(folder, 'public'), '/contapro/': scripts },
    policy,
    api: month.url,
    words: { token: month.token, company: month.company },
  })
  browser = await chromium.launch(browserLaunch())
})

afterAll(async () => {
  await browser?.close()
  host?.close()
  await month?.close()
})

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  problems = []
  requests = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => requests.push(request.url()))
})

afterEach(() => page.close())

/** Opens the host's page, and waits for its widgets' figures. */
async function openHost(): Promise<void> {
  await page.goto(host.url)
  await page.locator('contapro-overview').nth(1).getByText(figures.payable).first().waitFor()
  await page.locator('contapro-purchase-vouchers tbody tr:not([aria-hidden])').first().waitFor()
}

const asked = (path: string): number => requests.filter((url) => new URL(url).pathname.endsWith(path)).length

describe('a page of plain HTML with the one script, under a strict policy,', () => {
  test('shows the figures of the month, asks once for what two widgets show, and only its own origin', async () => {
    await openHost()
    const overview = page.locator('contapro-overview').first()
    for (const figure of [figures.sales, figures.purchases, figures.payable]) {
      await overview.getByText(figure).first().waitFor()
    }
    const rows = page.locator('contapro-purchase-vouchers tbody tr:not([aria-hidden])')
    expect(await rows.count()).toBe(figures.purchaseRows)
    expect(asked('/total-amount')).toBe(1)
    expect(asked('/filters')).toBe(1)
    expect(requests.filter((url) => !url.startsWith(host.url))).toEqual([])
    expect(await page.evaluate(() => document.fonts.size)).toBe(0)
    expect(problems).toEqual([])
  })

  test('shows what each element of the package is for', async () => {
    const names = globSync('*.js', { cwd: scripts }).map((file) => basename(file, '.js'))
    const shared = ['configure', 'contapro', 'theme']
    expect(names.filter((name) => !shared.includes(name)).toSorted()).toEqual(Object.keys(firstContent).toSorted())
    await page.goto(host.url)
    await page.evaluate(() => {
      document.addEventListener('contapro-error', (event) => console.error(Reflect.get(event, 'detail').code))
    })
    for (const name of Object.keys(firstContent)) {
      await addElement(page, name, { company: month.company, id: `each-${name}` })
    }
    for (const [name, text] of Object.entries(firstContent)) {
      await page.locator(`#each-${name}`).getByText(text).first().waitFor()
    }
    expect(problems).toEqual([])
  })

  test('may set properties before the script is there; what stands inside an element shows until its widget does', async () => {
    const gates = { script: gate(), widget: gate() }
    await page.route('**/contapro/**', async (route) => {
      await gates[/chunks\/(?!shell)/.test(route.request().url()) ? 'widget' : 'script'].opened
      await route.continue()
    })
    await page.goto(`${host.url}/one.html`, { waitUntil: 'commit' })
    const widget = page.locator('contapro-overview')
    await widget.evaluate((element, token) => {
      Object.assign(element, { getAccessToken: () => token, theme: 'siscont' })
    }, month.token)
    gates.script.open()
    await expect.poll(() => widget.evaluate(({ shadowRoot }) => shadowRoot !== null)).toBe(true)
    expect(await widget.innerText()).toBe('Un momento…')
    gates.widget.open()
    await widget.locator('[data-cp-theme="siscont"]').getByText(figures.payable).first().waitFor()
    expect(await widget.innerText()).toBe('')
    expect(problems).toEqual([])
  })

  test('shows the company that was chosen in the cards where an element names none', async () => {
    await page.goto(host.url)
    await page.evaluate(() => {
      document.body.append(
        document.createElement('contapro-company-cards'),
        document.createElement('contapro-dashboard'),
      )
    })
    const chosen = page.locator('contapro-dashboard')
    await chosen.getByText('No hay una empresa elegida').waitFor()
    await page.locator('contapro-company-cards').getByText(sampleMonth.company.ruc).click()
    await chosen.getByText(figures.payable).first().waitFor()
    expect(await chosen.getByText('No hay una empresa elegida').count()).toBe(0)
  })

  test('hears of a chosen period, which becomes the one of the element unless the page keeps its own', async () => {
    await page.route('**/periods', (route) => route.fulfill({ json: { tax_periods: ['202608', '202607'] } }))
    await page.goto(host.url)
    await addElement(page, 'dashboard', { company: month.company, period: '202608' })
    const widget = page.locator('contapro-dashboard')
    const period = widget.getByRole('combobox', { name: 'Periodo' })
    await period.selectOption('202607')
    await expect.poll(() => widget.getAttribute('period')).toBe('202607')
    await expect.poll(() => period.inputValue()).toBe('202607')
    await page.evaluate(() => {
      document.addEventListener('contapro-period-change', (event) => {
        event.preventDefault()
        document.title = Reflect.get(event, 'detail').period
      })
    })
    await period.selectOption('202608')
    expect(await page.title()).toBe('202608')
    expect(await widget.getAttribute('period')).toBe('202607')
    await expect.poll(() => period.inputValue()).toBe('202607')
  })

  test('keeps its own looks, and the widgets theirs', async () => {
    await page.route('**/contapro/*', (route) => route.abort())
    await page.goto(host.url)
    const alone = await looksOfHost(page)
    await page.unroute('**/contapro/*')
    await openHost()
    expect(await looksOfHost(page)).toEqual(alone)
    const label = page.locator('contapro-overview').first().getByText('IGV de ventas').first()
    expect(await label.evaluate((node) => getComputedStyle(node).letterSpacing)).not.toBe('2px')
    expect(await label.evaluate((node) => getComputedStyle(node).fontFamily)).not.toBe('serif')
    const box = page.locator('contapro-overview').first()
    expect(await box.evaluate((node) => getComputedStyle(node).marginLeft)).toBe('12px')
  })

  test('changes every row by one token, and a theme of its own changes one widget alone', async () => {
    await openHost()
    const heights = (): Promise<number[]> =>
      page
        .locator('contapro-purchase-vouchers tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...(await heights()))).toBeLessThan(60)
    await page.evaluate(() => document.documentElement.classList.add('tall'))
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(72)
    const surface = (at: number): Promise<string> =>
      page
        .locator('contapro-overview')
        .nth(at)
        .getByRole('region')
        .first()
        .evaluate((card) => getComputedStyle(card).backgroundColor)
    const before = [await surface(0), await surface(1)]
    expect(before[0]).not.toBe(before[1])
    // As text: what compiles this test would take the import for its own.
    await page.evaluate(`import('/contapro/theme.js').then(({ createContaproTheme }) => {
      document.querySelector('contapro-overview').theme = createContaproTheme({ accent: '#5b2a86', surface: '#fff8e7' })
    })`)
    await expect.poll(() => surface(0)).toBe('rgb(255, 248, 231)')
    expect(await surface(1)).toBe(before[1])
    expect(problems).toEqual([])
  })

  test('opens what opens inside the shadow root, above the page', async () => {
    await openHost()
    const vouchers = page.locator('contapro-purchase-vouchers')
    await vouchers.getByRole('button', { name: 'Filtrar' }).click()
    const filter = vouchers.getByRole('dialog', { name: 'Filtrar por' })
    await filter.getByRole('radio').first().click()
    await filter.press('Escape')
    await filter.waitFor({ state: 'hidden' })
    await vouchers
      .getByRole('button', { name: /^Ver el detalle de/ })
      .first()
      .click()
    const detail = vouchers.getByRole('dialog')
    await detail.getByRole('button', { name: 'Cerrar' }).first().waitFor()
    expect(await detail.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect(await detail.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  test('hears where a link leads, before anything happens', async () => {
    await openHost()
    const heard = hearOnce(page, 'contapro-navigate')
    await page
      .locator('contapro-overview')
      .first()
      .getByRole('link', { name: /^IGV de compras/ })
      .click()
    expect(await heard).toMatchObject({ href: '/vouchers', target: { to: 'vouchers', operation: 'COMPRA' } })
    expect(page.url()).toBe(`${host.url}/`)
  })

  test('a widget that was moved goes on as it was, and what opens there still opens', async () => {
    await openHost()
    const vouchers = page.locator('contapro-purchase-vouchers')
    await vouchers.getByRole('searchbox').fill('F001-66')
    const before = requests.length
    await page.evaluate(() => {
      const widget = document.querySelector('contapro-purchase-vouchers')
      if (widget) document.querySelector('#side')?.append(widget)
    })
    expect(await vouchers.getByRole('searchbox').inputValue()).toBe('F001-66')
    expect(requests.slice(before)).toEqual([])
    await vouchers.getByRole('button', { name: 'Filtrar' }).click()
    await vouchers.getByRole('dialog', { name: 'Filtrar por' }).getByRole('radio').first().waitFor()
  })

  test('again and again in and out of the page leaves no listener and no node behind', async () => {
    await openHost()
    const cycle = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await addElement(page, 'overview', { company: month.company, id: 'passing' })
        await page.locator('#passing').getByText(figures.payable).first().waitFor()
        await page.evaluate(() => document.querySelector('#passing')?.remove())
        await page.locator('#passing').waitFor({ state: 'detached' })
      }
    }
    // The first rounds make what stays for all: code, the shared sheet, React's own.
    await cycle(3)
    const before = await pageMetrics(page)
    await cycle(CYCLES)
    const after = await pageMetrics(page)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    // Fewer than one for each round: the browser keeps some of its own.
    expect(after.nodes).toBeLessThan(before.nodes + CYCLES)
  })

  test('a widget that is taken away gives up what it asked for', async () => {
    await openHost()
    await holdCalls(page, '/detractions')
    await addElement(page, 'detractions', { company: month.company })
    await expect.poll(() => page.title()).toBe('asked')
    await page.evaluate(() => document.querySelector('contapro-detractions')?.remove())
    await expect.poll(() => page.title()).toBe('given up')
  })
})

describe('what a page sets wrongly', () => {
  test.each(elementMistakes)('$wrong is said in the widget and told to the page, which goes on', async (each) => {
    await page.goto(host.url)
    const heard = await makeMistake(page, each, month)
    expect(heard.code).toBe(each.code)
    await page.locator('#wrong').getByText(each.text).first().waitFor()
    await page.locator('contapro-overview').first().getByText(figures.payable).first().waitFor()
  })

  test('no token at all is said once the scripts of the page have run, and right settings end it', async () => {
    await page.goto(`${host.url}/one.html`)
    const widget = page.locator('contapro-overview')
    await widget.getByText('La página no entregó el acceso a Contapro.').waitFor()
    await page.evaluate((token) => {
      Reflect.set(document.querySelector('contapro-overview') ?? {}, 'getAccessToken', () => token)
    }, month.token)
    await widget.getByText(figures.payable).first().waitFor()
    expect(await page.locator('contapro-pdt').innerText()).toBe('De otro programa')
  })

  test('a widget that fails says so and can be tried again, and the others go on', async () => {
    await openHost()
    await page.evaluate(() => {
      const [widget] = document.querySelectorAll('contapro-overview')
      Reflect.set(widget ?? {}, 'links', () => {
        throw new Error('links of the host')
      })
    })
    const [first, second] = [page.locator('contapro-overview').first(), page.locator('contapro-overview').nth(1)]
    const retry = first.getByRole('button', { name: 'Reintentar' })
    await retry.waitFor()
    await second.getByText(figures.payable).first().waitFor()
    await page.evaluate(() => {
      Reflect.set(document.querySelector('contapro-overview') ?? {}, 'links', () => undefined)
    })
    await retry.click()
    await first.getByText(figures.payable).first().waitFor()
    expect(await retry.count()).toBe(0)
  })

  test('code that cannot be loaded is said, and the page goes on', async () => {
    await page.route('**/contapro/chunks/pdt-panel-*', (route) => route.abort())
    await openHost()
    const heard = hearOnce(page, 'contapro-error')
    await addElement(page, 'pdt')
    expect(await heard).toMatchObject({ code: 'WIDGET_UNAVAILABLE' })
    await page.locator('contapro-pdt').getByText('No pudimos cargar esta parte.').waitFor()
    expect(await page.locator('contapro-overview').first().getByText(figures.payable).first().isVisible()).toBe(true)
  })
})
