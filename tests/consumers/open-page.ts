import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { browserLaunch } from '@contapro/browser'
import { chromium, type Page } from '@playwright/test'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A built app in a real browser. */
export interface OpenPage {
  readonly page: Page
  /** Errors of the page and of its console. */
  readonly problems: readonly string[]
  readonly close: () => Promise<void>
}

/** Opens what a bundler built: the browser is given the files of the folder, no server is needed. */
export async function openPage(folder: string): Promise<OpenPage> {
  const browser = await chromium.launch(browserLaunch())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.route('http://consumer.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    await route.fulfill({ body: await readFile(file), contentType: types[extname(file)] ?? 'application/octet-stream' })
  })
  await page.goto('http://consumer.test/')
  return { page, problems, close: () => browser.close() }
}
