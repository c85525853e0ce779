import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { answerAsSpecified } from '../e2e/steps/answer-as-specified.ts'
import { addElement } from './add-element.ts'
import { CYCLES } from './cycles.ts'
import { elementMistakes, makeMistake } from './element-mistakes.ts'
import { firstContent } from './first-content.ts'
import { gate } from './gate.ts'
import { hearOnce } from './hear-once.ts'
import { holdCalls } from './hold-calls.ts'
import { pageMetrics } from './page-metrics.ts'
import { usePlainHtmlHost } from './use-plain-html-host.ts'

const { figures } = sampleMonth
const host = usePlainHtmlHost(join(inject('consumers'), 'plain-html'))

describe('a page of plain HTML with the one script, under a strict policy,', () => {
  test('shows what each element of the package is for', async () => {
    const names = globSync('*.js', { cwd: host.scripts }).map((file) => basename(file, '.js'))
    const shared = ['configure', 'contapro', 'theme']
    expect(names.filter((name) => !shared.includes(name)).toSorted()).toEqual(Object.keys(firstContent).toSorted())
    await host.page.goto(host.url)
    await host.page.evaluate(() => {
      document.addEventListener('contapro-error', (event) => console.error(Reflect.get(event, 'detail').code))
    })
    for (const name of Object.keys(firstContent)) {
      await addElement(host.page, name, { company: host.month.company, id: `each-${name}` })
    }
    for (const [name, text] of Object.entries(firstContent)) {
      await host.page.locator(`#each-${name}`).getByText(text).first().waitFor()
    }
    expect(host.problems).toEqual([])
  })

  test('shows what each element is for with the fields of the specification only', async () => {
    await answerAsSpecified(host.page)
    await host.page.goto(host.url)
    for (const name of Object.keys(firstContent)) {
      await addElement(host.page, name, { company: host.month.company, id: `each-${name}` })
    }
    for (const [name, text] of Object.entries(firstContent)) {
      const widget = host.page.locator(`#each-${name}`)
      await widget.getByText(text).first().waitFor()
      expect(await widget.getByText(/undefined|null|NaN|\[object|Invalid Date/).allInnerTexts()).toEqual([])
    }
    expect(host.problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
  })

  test('may set properties before the script is there; what stands inside an element shows until its widget does', async () => {
    const gates = { script: gate(), widget: gate() }
    await host.page.route('**/contapro/**', async (route) => {
      await gates[/chunks\/(?!shell)/.test(route.request().url()) ? 'widget' : 'script'].opened
      await route.continue()
    })
    await host.page.goto(`${host.url}/one.html`, { waitUntil: 'commit' })
    const widget = host.page.locator('contapro-overview')
    await widget.evaluate((element, token) => {
      Object.assign(element, { getAccessToken: () => token, theme: 'siscont' })
    }, host.month.token)
    gates.script.open()
    await expect.poll(() => widget.evaluate(({ shadowRoot }) => shadowRoot !== null)).toBe(true)
    expect(await widget.innerText()).toBe('Un momento…')
    gates.widget.open()
    await widget.locator('[data-cp-theme="siscont"]').getByText(figures.payable).first().waitFor()
    expect(await widget.innerText()).toBe('')
    expect(host.problems).toEqual([])
  })

  test('shows the company that was chosen in the cards where an element names none', async () => {
    await host.page.goto(host.url)
    await host.page.evaluate(() => {
      document.body.append(
        document.createElement('contapro-company-cards'),
        document.createElement('contapro-dashboard'),
      )
    })
    const chosen = host.page.locator('contapro-dashboard')
    await chosen.getByText('No hay una empresa elegida').waitFor()
    await host.page.locator('contapro-company-cards').getByText(sampleMonth.company.ruc).click()
    await chosen.getByText(figures.payable).first().waitFor()
    expect(await chosen.getByText('No hay una empresa elegida').count()).toBe(0)
  })

  test('hears of a chosen period, which becomes the one of the element unless the page keeps its own', async () => {
    await host.page.route('**/periods', (route) => route.fulfill({ json: { tax_periods: ['202608', '202607'] } }))
    await host.page.goto(host.url)
    await addElement(host.page, 'dashboard', { company: host.month.company, period: '202608' })
    const widget = host.page.locator('contapro-dashboard')
    const period = widget.getByRole('combobox', { name: 'Periodo' })
    await period.selectOption('202607')
    await expect.poll(() => widget.getAttribute('period')).toBe('202607')
    await expect.poll(() => period.inputValue()).toBe('202607')
    await host.page.evaluate(() => {
      document.addEventListener('contapro-period-change', (event) => {
        event.preventDefault()
        document.title = Reflect.get(event, 'detail').period
      })
    })
    await period.selectOption('202608')
    expect(await host.page.title()).toBe('202608')
    expect(await widget.getAttribute('period')).toBe('202607')
    await expect.poll(() => period.inputValue()).toBe('202607')
  })

  test('changes every row by one token, and a theme of its own changes one widget alone', async () => {
    await host.open()
    const heights = (): Promise<number[]> =>
      host.page
        .locator('contapro-purchase-vouchers tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...(await heights()))).toBeLessThan(60)
    await host.page.evaluate(() => document.documentElement.classList.add('tall'))
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(72)
    const surface = (at: number): Promise<string> =>
      host.page
        .locator('contapro-overview')
        .nth(at)
        .getByRole('region')
        .first()
        .evaluate((card) => getComputedStyle(card).backgroundColor)
    const before = [await surface(0), await surface(1)]
    expect(before[0]).not.toBe(before[1])
    // As text: what compiles this test would take the import for its own.
    await host.page.evaluate(`import('/contapro/theme.js').then(({ createContaproTheme }) => {
      document.querySelector('contapro-overview').theme = createContaproTheme({ accent: '#5b2a86', surface: '#fff8e7' })
    })`)
    await expect.poll(() => surface(0)).toBe('rgb(255, 248, 231)')
    expect(await surface(1)).toBe(before[1])
    expect(host.problems).toEqual([])
  })

  test('hears where a link leads, before anything happens', async () => {
    await host.open()
    const heard = hearOnce(host.page, 'contapro-navigate')
    await host.page
      .locator('contapro-overview')
      .first()
      .getByRole('link', { name: /^IGV de compras/ })
      .click()
    expect(await heard).toMatchObject({ href: '/vouchers', target: { to: 'vouchers', operation: 'COMPRA' } })
    expect(host.page.url()).toBe(`${host.url}/`)
  })

  test('a widget that was moved goes on as it was, and what opens there still opens', async () => {
    await host.open()
    const vouchers = host.page.locator('contapro-purchase-vouchers')
    await vouchers.getByRole('searchbox').fill('F001-66')
    const before = host.requests.length
    await host.page.evaluate(() => {
      const widget = document.querySelector('contapro-purchase-vouchers')
      if (widget) document.querySelector('#side')?.append(widget)
    })
    expect(await vouchers.getByRole('searchbox').inputValue()).toBe('F001-66')
    expect(host.requests.slice(before)).toEqual([])
    await vouchers.getByRole('button', { name: 'Filtrar' }).click()
    await vouchers.getByRole('dialog', { name: 'Filtrar por' }).getByRole('radio').first().waitFor()
  })

  test('again and again in and out of the page leaves no listener and no node behind', async () => {
    await host.open()
    const cycle = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await addElement(host.page, 'overview', { company: host.month.company, id: 'passing' })
        await host.page.locator('#passing').getByText(figures.payable).first().waitFor()
        await host.page.evaluate(() => document.querySelector('#passing')?.remove())
        await host.page.locator('#passing').waitFor({ state: 'detached' })
      }
    }
    // The first rounds make what stays for all: code, the shared sheet, React's own.
    await cycle(3)
    const before = await pageMetrics(host.page)
    await cycle(CYCLES)
    const after = await pageMetrics(host.page)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    // Fewer than one for each round: the browser keeps some of its own.
    expect(after.nodes).toBeLessThan(before.nodes + CYCLES)
  })

  test('a widget that is taken away gives up what it asked for', async () => {
    await host.open()
    await holdCalls(host.page, '/detractions')
    await addElement(host.page, 'detractions', { company: host.month.company })
    await expect.poll(() => host.page.title()).toBe('asked')
    await host.page.evaluate(() => document.querySelector('contapro-detractions')?.remove())
    await expect.poll(() => host.page.title()).toBe('given up')
  })
})

describe('what a page sets wrongly', () => {
  test.each(elementMistakes)('$wrong is said in the widget and told to the page, which goes on', async (each) => {
    await host.page.goto(host.url)
    const heard = await makeMistake(host.page, each, host.month)
    expect(heard.code).toBe(each.code)
    await host.page.locator('#wrong').getByText(each.text).first().waitFor()
    await host.page.locator('contapro-overview').first().getByText(figures.payable).first().waitFor()
  })

  test('no token at all is said once the scripts of the page have run, and right settings end it', async () => {
    await host.page.goto(`${host.url}/one.html`)
    const widget = host.page.locator('contapro-overview')
    await widget.getByText('La página no entregó el acceso a Contapro.').waitFor()
    await host.page.evaluate((token) => {
      Reflect.set(document.querySelector('contapro-overview') ?? {}, 'getAccessToken', () => token)
    }, host.month.token)
    await widget.getByText(figures.payable).first().waitFor()
    expect(await host.page.locator('contapro-pdt').innerText()).toBe('De otro programa')
  })

  test('a widget that fails says so and can be tried again, and the others go on', async () => {
    await host.open()
    await host.page.evaluate(() => {
      const [widget] = document.querySelectorAll('contapro-overview')
      Reflect.set(widget ?? {}, 'links', () => {
        throw new Error('links of the host')
      })
    })
    const [first, second] = [
      host.page.locator('contapro-overview').first(),
      host.page.locator('contapro-overview').nth(1),
    ]
    const retry = first.getByRole('button', { name: 'Reintentar' })
    await retry.waitFor()
    await second.getByText(figures.payable).first().waitFor()
    await host.page.evaluate(() => {
      Reflect.set(document.querySelector('contapro-overview') ?? {}, 'links', () => undefined)
    })
    await retry.click()
    await first.getByText(figures.payable).first().waitFor()
    expect(await retry.count()).toBe(0)
  })

  test('code that cannot be loaded is said, and the page goes on', async () => {
    await host.page.route('**/contapro/chunks/pdt-panel-*', (route) => route.abort())
    await host.open()
    const heard = hearOnce(host.page, 'contapro-error')
    await addElement(host.page, 'pdt')
    expect(await heard).toMatchObject({ code: 'WIDGET_UNAVAILABLE' })
    await host.page.locator('contapro-pdt').getByText('No pudimos cargar esta parte.').waitFor()
    expect(await host.page.locator('contapro-overview').first().getByText(figures.payable).first().isVisible()).toBe(
      true,
    )
  })
})
