import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserLaunch } from '@contapro/browser'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, preview } from 'vite'

const SLOWDOWN = 4

/** Builds the page of a folder as a host would, and measures in it at a 4× slowed processor. */
export async function inSlowPage<T>(
  root: string,
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'contapro-bench-page-'))
  const shared = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  const conditions = ['contapro-source', 'module', 'browser', 'production']
  await build({ ...shared, plugins: [vanillaExtractPlugin()], resolve: { conditions } })
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(browserLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await measure(page, session)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
