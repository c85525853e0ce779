import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { browserLaunch } from '@contapro/browser'
import { chromium, type Page } from '@playwright/test'
import { type AxeRules, findViolations } from '../e2e/steps/find-violations.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A page in a real browser. */
export interface OpenPage {
  readonly page: Page
  /** Errors of the page and of its console. */
  readonly problems: readonly string[]
  /** What axe finds wrong in it and its frames, by all rules unless stated otherwise. */
  readonly violations: (rules?: AxeRules) => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Opens what a bundler built: the browser is given the files of the folder, no server is needed. */
export function openPage(folder: string, path = ''): Promise<OpenPage> {
  return openAddress(`http://consumer.test/${path}`, (page) =>
    page.route('http://consumer.test/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 })
      const file = join(folder, pathname === '/' ? 'index.html' : pathname)
      const contentType = types[extname(file)] ?? 'application/octet-stream'
      await route.fulfill({ body: await readFile(file), contentType })
    }),
  )
}

/** Opens a page of a server; `prepare` is done with the page before. */
export async function openAddress(
  address: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<OpenPage> {
  const browser = await chromium.launch(browserLaunch())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await prepare(page)
  await page.goto(address)
  return { page, problems, violations: (rules) => findViolations(page, rules), close: () => browser.close() }
}
