import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { CYCLES } from './cycles.ts'
import { faultsByTheme } from './faults-by-theme.ts'
import { firstContent } from './first-content.ts'
import { frameMistakes } from './frame-mistakes.ts'
import { frameHeight, heard, heardCodes, mount, mountLate, openOwnFrame, policyOf, show } from './frame-program.ts'
import { looksOfHost } from './looks.ts'
import { type OpenPage, openAddress } from './open-page.ts'
import { pageMetrics } from './page-metrics.ts'
import type { Month } from './product/month.ts'
import { startMonth } from './product/start-month.ts'
import { run } from './run.ts'
import { serveHost } from './serve-host.ts'
import { spoilAmounts } from './spoil-amounts.ts'
import { storedInFrame } from './stored-in-frame.ts'
import { topOfTitle } from './top-of-title.ts'

const folder = join(inject('consumers'), 'react-19')
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src http://localhost:*"
const { figures } = sampleMonth

/** A server with its month, and a build, on a busy machine. */
const START_LIMIT_MS = 180_000

let month: Month & { readonly close: () => Promise<void> }
let host: Awaited<ReturnType<typeof serveHost>>
/** Its origin is not one of `frameOrigins`. */
let stranger: Awaited<ReturnType<typeof serveHost>>
let open: OpenPage
let page: Page
let requests: string[]

beforeAll(async () => {
  await run('vite', ['build', '--mode', 'frame-host', '--outDir', 'dist-frame-host', '--logLevel', 'error'], folder)
  const served = { folders: { '/': join(folder, 'dist-frame-host') }, policy, api: '', words: {} }
  host = await serveHost(served)
  stranger = await serveHost(served)
  month = await startMonth([host.url])
}, START_LIMIT_MS)

afterAll(async () => {
  host?.close()
  stranger?.close()
  await month?.close()
})

async function openProgram({ url }: { readonly url: string }): Promise<void> {
  requests = []
  open = await openAddress(`${url}/frame-host.html`, async (fresh) => {
    fresh.on('request', (request) => requests.push(request.url()))
    await fresh.addInitScript((hosted) => Reflect.set(window, 'hosted', hosted), month)
  })
  page = open.page
}

describe('a program that shows widgets in frames, under a strict policy,', () => {
  beforeEach(() => openProgram(host))
  afterEach(() => open.close())

  test('shows the figures of the month in frames as high as their content, and no address holds the token', async () => {
    const overview = await mount(page, { theme: 'siscont' })
    const vouchers = await mount(page, { widget: 'purchase-vouchers' })
    for (const figure of [figures.sales, figures.purchases, figures.payable]) {
      await overview.getByText(figure).first().waitFor()
    }
    await vouchers
      .getByRole('button', { name: /^Ver el detalle de/ })
      .first()
      .waitFor()
    expect(await vouchers.getByRole('button', { name: /^Ver el detalle de/ }).count()).toBe(figures.purchaseRows)
    for (const [at, frame] of [overview, vouchers].entries()) {
      const main = frame.getByRole('main')
      await expect
        .poll(async () => Math.abs((await frameHeight(page, at)) - (await main.evaluate((box) => box.scrollHeight))))
        .toBeLessThanOrEqual(1)
    }
    expect(await overview.locator('[data-cp-theme="siscont"]').count()).toBeGreaterThan(0)
    expect(await vouchers.locator('[data-cp-theme="siscont"]').count()).toBe(0)
    expect(await overview.getByRole('main').evaluate(storedInFrame)).toMatch(/^(0 and 0|denied)$/)
    expect(requests.filter((url) => url.includes(month.token))).toEqual([])
    expect(open.problems).toEqual([])
  })

  test('keeps its own looks', async () => {
    const alone = await looksOfHost(page)
    await (await mount(page)).getByText(figures.payable).first().waitFor()
    expect(await looksOfHost(page)).toEqual(alone)
  })

  test('changes look, company and period by a message, without loading anew', async () => {
    const overview = await mount(page)
    await overview.getByText(figures.payable).first().waitFor()
    const loads = requests.filter((url) => url.includes('/embed/')).length
    await show(page, { theme: { accent: '#5b2a86', tokens: { radius: { lg: '3px' } } } })
    const card = overview.getByRole('region').first()
    await expect.poll(() => card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('3px')
    await show(page, { company: month.emptyCompany })
    await overview.getByText('Aún no hay comprobantes de esta empresa').waitFor()
    expect(requests.filter((url) => url.includes('/embed/')).length).toBe(loads)
  })

  test('shows each widget that there is, in which axe finds no violation in the light and the dark theme', async () => {
    const frames = new Map<string, FrameLocator>()
    for (const widget of Object.keys(firstContent)) frames.set(widget, await mount(page, { widget }))
    for (const [name, text] of Object.entries(firstContent)) await frames.get(name)?.getByText(text).first().waitFor()
    expect(await faultsByTheme(open)).toEqual({ contapro: [], 'contapro-dark': [] })
    expect(await heardCodes(page)).toEqual([])
    expect(open.problems).toEqual([])
  })

  test('shows the period that was chosen in a frame, and hears of it', async () => {
    await page.route('**/periods', (route) => route.fulfill({ json: { tax_periods: ['202608', '202607'] } }))
    const dashboard = await mount(page, { widget: 'dashboard' })
    const period = dashboard.getByRole('combobox', { name: 'Periodo' })
    await period.selectOption('202607')
    await expect.poll(() => heard(page)).toContainEqual({ frame: 0, period: '202607' })
    await dashboard.getByRole('region', { name: 'IGV de julio 2026' }).waitFor()
    expect(await period.inputValue()).toBe('202607')
    await show(page, { period: '202608' })
    await dashboard.getByText(figures.payable).first().waitFor()
  })

  test('names the side of the widgets that have two', async () => {
    const evolution = await mount(page, { widget: 'evolution', operation: 'VENTA' })
    const pdt = await mount(page, { widget: 'pdt', operation: 'VENTA' })
    await evolution.getByText('Evolución de ventas').waitFor()
    const openTab = (): Promise<string | null> => pdt.getByRole('tab', { selected: true }).textContent()
    expect(await openTab()).toBe('Ventas')
    await pdt.getByRole('tab', { name: 'Compras' }).click()
    await expect.poll(openTab).toBe('Compras')
    await show(page, { operation: 'COMPRA' })
    await evolution.getByText('Evolución de compras').waitFor()
  })

  test('a token of somebody else begins anew: nothing of the one before is shown', async () => {
    const overview = await mount(page)
    await overview.getByText(figures.payable).first().waitFor()
    await page.locator('iframe').evaluate(
      (frame: HTMLIFrameElement, { token, url }) => {
        frame.contentWindow?.postMessage({ type: 'contapro:token', token }, url)
      },
      { token: month.tokenOfAnother, url: month.url },
    )
    await overview.getByText('No encontramos esta empresa en tu cuenta').waitFor()
    expect(await overview.getByText(figures.payable).count()).toBe(0)
    await show(page, { company: month.companyOfAnother })
    await overview.getByText('Aún no hay comprobantes de esta empresa').waitFor()
  })

  test('leads by its own addresses, which it hears of before anything happens', async () => {
    const overview = await mount(page, { links: { vouchers: 'https://programa.example/compras' } })
    await overview.getByRole('link', { name: /^IGV de compras/ }).click()
    await expect
      .poll(() => heard(page))
      .toContainEqual({
        frame: 0,
        target: expect.objectContaining({ to: 'vouchers', operation: 'COMPRA' }),
      })
    await overview.getByText(figures.payable).first().waitFor()
  })

  test('hears what is opened, and gives room to what opens', async () => {
    const download = await mount(page, { widget: 'report-download' })
    const button = download.getByRole('button', { name: 'Descargar reporte' })
    await button.click()
    await download.getByRole('dialog').waitFor()
    await expect.poll(() => frameHeight(page)).toBeGreaterThanOrEqual(600)
    await download.getByRole('dialog').press('Escape')
    await expect.poll(() => frameHeight(page)).toBeLessThan(200)
    const vouchers = await mount(page, { widget: 'purchase-vouchers' })
    await vouchers
      .getByRole('button', { name: /^Ver el detalle de/ })
      .first()
      .click()
    await expect
      .poll(() => heard(page))
      .toContainEqual({ frame: 1, event: expect.objectContaining({ type: 'voucher-opened' }) })
    expect(await topOfTitle(vouchers.getByRole('dialog'))).toBeGreaterThanOrEqual(0)
  })

  test('renews a refused token when it is asked for one', async () => {
    const overview = await mount(page, {}, ['vencido', month.token])
    await overview.getByText(figures.payable).first().waitFor()
    expect(await heardCodes(page)).toEqual([])
  })

  test('needs no package: a frame of its own takes the same messages, and an address that names company and look', async () => {
    const address = `/embed/overview?company=${month.company}&period=202608&theme=siscont`
    await openOwnFrame(page, { url: month.url, token: month.token, address })
    const own = page.frameLocator('iframe[title="Propio"]')
    await own.locator('[data-cp-theme="siscont"]', { hasText: figures.payable }).waitFor()
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(200)
  })

  test('shows and takes away frames again and again without leaving a listener or a node', async () => {
    const cycle = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await (await mount(page)).getByText(figures.payable).first().waitFor()
        await page.evaluate(() => [...window.frameHost.frames.keys()].forEach(window.frameHost.unmount))
      }
    }
    await cycle(2)
    const before = await pageMetrics(page)
    await cycle(CYCLES)
    const after = await pageMetrics(page)
    expect(page.frames().length).toBe(1)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 40)
  })
})

describe('what a program does wrongly', () => {
  beforeEach(() => openProgram(host))
  afterEach(() => open.close())

  test.each(frameMistakes)('$wrong is said in the frame and told to the page, which goes on', async (each) => {
    const right = await mount(page)
    const wrong = await mount(page, each.wish?.(month), each.tokens)
    await wrong.getByText(each.text).first().waitFor()
    await expect.poll(() => heardCodes(page)).toContain(each.code)
    await right.getByText(figures.payable).first().waitFor()
    expect((await heard(page)).filter(({ frame }) => frame === 0)).toEqual([])
  })

  test('a token that does not come is missed after 15 seconds, and asked for again', async () => {
    await page.clock.install()
    await mountLate(page, month.token)
    const overview = page.frameLocator('iframe')
    await overview.getByRole('status').waitFor()
    await page.clock.fastForward(15_000)
    await overview.getByText('No recibimos tu acceso').waitFor()
    await expect.poll(() => heardCodes(page)).toContain('TOKEN_MISSING')
    await overview.getByRole('button', { name: 'Reintentar' }).click()
    await overview.getByText(figures.payable).first().waitFor()
  })

  test('code that cannot be loaded is said, and the other frames go on', async () => {
    await page.route('**/assets/pdt-*.js', (route) => route.abort())
    const right = await mount(page)
    const pdt = await mount(page, { widget: 'pdt' })
    await pdt.getByText('No pudimos cargar esta parte').waitFor()
    await expect.poll(() => heardCodes(page)).toEqual(['WIDGET_UNAVAILABLE'])
    await right.getByText(figures.payable).first().waitFor()
  })

  test('a widget that fails says so and can be tried again, and the other frames go on', async () => {
    await page.route('**/total-amount?*', spoilAmounts)
    const failed = await mount(page)
    const right = await mount(page, { widget: 'evolution' })
    await failed.getByText('No pudimos mostrar esta parte').waitFor()
    await expect.poll(() => heardCodes(page)).toEqual(['WIDGET_FAILED'])
    await right.getByText('Evolución de compras').waitFor()
    await page.unroute('**/total-amount?*')
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    await failed.getByText(figures.payable).first().waitFor()
  })

  test('a message that cannot be read is said, and the widget stays', async () => {
    const overview = await mount(page)
    await overview.getByText(figures.payable).first().waitFor()
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, url) => {
      frame.contentWindow?.postMessage({ type: 'contapro:token', token: 7 }, url)
      frame.contentWindow?.postMessage('anything else', url)
    }, month.url)
    await overview.getByText('Llegó un mensaje que no se puede leer').waitFor()
    await overview.getByText(figures.payable).first().waitFor()
    expect(await heardCodes(page)).toEqual(['MESSAGE_INVALID'])
  })

  test('what another window says is not heard', async () => {
    const overview = await mount(page)
    await overview.getByText(figures.payable).first().waitFor()
    await page.evaluate(() => {
      const other = document.createElement('iframe')
      other.title = 'Otra'
      document.body.append(other)
    })
    const other = page.frames().find((frame) => frame.url() === 'about:blank')
    await other?.evaluate((url) => {
      const [first] = [window.parent.frames[0]]
      first?.postMessage({ type: 'contapro:token', token: null }, url)
      first?.postMessage({ type: 'contapro:show', company: 'nada' }, url)
      // A message that the page around sends afterwards has been heard when these two were not.
      window.parent.postMessage({ type: 'contapro:error', code: 'EVIL', message: 'x' }, '*')
    }, month.url)
    await show(page, { theme: 'siscont' })
    await overview.locator('[data-cp-theme="siscont"]', { hasText: figures.payable }).waitFor()
    expect(await heardCodes(page)).toEqual([])
  })

  test('the address of a frame opened by itself says what it is for', async () => {
    await page.goto(`${month.url}/embed/overview`)
    await page.getByText('Esta dirección se abre dentro de otro programa').waitFor()
    expect(await open.violations()).toEqual([])
  })
})

describe('a page whose origin is not allowed', () => {
  beforeEach(() => openProgram(stranger))
  afterEach(() => open.close())

  test('gets a notice in the place of the frame, is told, and goes on', async () => {
    await mount(page, { readyTimeoutMs: 1_500 })
    const notice = page.getByRole('alert')
    await notice.waitFor()
    expect(await notice.textContent()).toContain(stranger.url)
    expect(await heardCodes(page)).toEqual(['FRAME_NOT_READY'])
    expect(await page.locator('iframe').isVisible()).toBe(false)
    expect(await open.violations()).toEqual([])
    expect(requests.filter((url) => url.startsWith(`${month.url}/assets/`))).toEqual([])
  })

  test('is refused by the frame itself too, where a server leaves out the policy', async () => {
    await page.route(`${month.url}/embed/**`, async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': _, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    })
    const frame = await mount(page)
    await frame.getByText('Esta página no puede mostrar Contapro').waitFor()
    await expect.poll(() => heardCodes(page)).toContain('HOST_ORIGIN_NOT_ALLOWED')
    expect(requests.filter((url) => url.includes('/app/'))).toEqual([])
  })

  test('cannot show the app itself either', async () => {
    expect(await policyOf(month.url, '/embed/overview')).toContain(`frame-ancestors 'self' ${host.url}`)
    for (const path of ['/', '/login', '/inicio', '/embed.html', '/embed/overview/x']) {
      expect(await policyOf(month.url, path)).toMatch(/frame-ancestors 'self'$/)
    }
  })
})
