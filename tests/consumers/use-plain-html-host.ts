import { join } from 'node:path'
import { browserLaunch } from '@contapro/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import type { Month } from './product/month.ts'
import { startMonth } from './product/start-month.ts'
import { serveHost } from './serve-host.ts'

const policy = "default-src 'self'; style-src 'self'; script-src 'self'"

/** A page of plain HTML with the one script, on a real server; each test has a page of its own. */
interface PlainHtmlHost {
  readonly url: string
  readonly month: Month
  /** The folder of the elements' scripts. */
  readonly scripts: string
  readonly page: Page
  /** Errors of the page and of its console. */
  readonly problems: readonly string[]
  readonly requests: readonly string[]
  /** How often a path was requested. */
  readonly asked: (path: string) => number
  /** Opens the page, and waits for the figures of its widgets. */
  readonly open: () => Promise<void>
}

/** Serves the host in a folder while the tests of a file run. */
export function usePlainHtmlHost(folder: string): PlainHtmlHost {
  const scripts = join(folder, 'node_modules/@contapro/ui/dist/elements')
  let month: Awaited<ReturnType<typeof startMonth>> | undefined
  let served: Awaited<ReturnType<typeof serveHost>> | undefined
  let browser: Browser | undefined
  let page: Page | undefined
  let problems: string[] = []
  let requests: string[] = []

  beforeAll(async () => {
    month = await startMonth()
    served = await serveHost({
      folders: { '/': join(folder, 'public'), '/contapro/': scripts, '/contapro2/': scripts },
      policy,
      api: month.url,
      words: { token: month.token, company: month.company },
    })
    browser = await chromium.launch(browserLaunch())
  })

  afterAll(async () => {
    await browser?.close()
    served?.close()
    await month?.close()
  })

  beforeEach(async () => {
    const fresh = await started(browser).newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    problems = []
    requests = []
    fresh.on('pageerror', (error) => problems.push(error.message))
    fresh.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    fresh.on('request', (request) => requests.push(request.url()))
    page = fresh
  })

  afterEach(() => page?.close())

  return {
    scripts,
    get url() {
      return started(served).url
    },
    get month() {
      return started(month)
    },
    get page() {
      return started(page)
    },
    get problems() {
      return problems
    },
    get requests() {
      return requests
    },
    asked: (path) => requests.filter((url) => new URL(url).pathname.endsWith(path)).length,
    open: async () => {
      const opened = started(page)
      await opened.goto(started(served).url)
      await opened.locator('contapro-overview').nth(1).getByText(sampleMonth.figures.payable).first().waitFor()
      await opened.locator('contapro-purchase-vouchers tbody tr:not([aria-hidden])').first().waitFor()
    },
  }
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The host starts in beforeAll.')
  return part
}
