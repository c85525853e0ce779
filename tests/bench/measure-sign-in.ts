import { fileURLToPath } from 'node:url'
import { startTestServer } from '@contapro/api/testing'
import { browserLaunch } from '@contapro/browser'
import { chromium, type Page } from '@playwright/test'
import { gzipBytesOfScripts } from '../e2e/steps/gzip-bytes-of-scripts.ts'
import { slowDown, slowPhone } from './slow-phone.ts'

/** The first visit of `/login` on a slow phone. */
export interface SignInFigures {
  /** Largest contentful paint, the median of the visits, ms. */
  readonly lcpMs: number
  /** JavaScript that the visit fetched, gzip, bytes. */
  readonly scriptBytes: number
}

const VISITS = 5
const webRoot = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/** Visits the sign-in of the built web app on the real server, each time with an empty cache. */
export async function measureSignIn(): Promise<SignInFigures> {
  const server = await startTestServer({ webRoot })
  const browser = await chromium.launch(browserLaunch())
  try {
    const visits: SignInFigures[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext(slowPhone)
      visits.push(await visitSignIn(await context.newPage(), `${server.url}/login`))
      await context.close()
    }
    const byLcp = visits.toSorted((a, b) => a.lcpMs - b.lcpMs)
    const median = byLcp[Math.floor(VISITS / 2)]
    if (!median) throw new Error('No visit was measured.')
    return median
  } finally {
    await browser.close()
    await server.close()
  }
}

async function visitSignIn(page: Page, url: string): Promise<SignInFigures> {
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const lcpMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  return { lcpMs, scriptBytes: await gzipBytesOfScripts(page) }
}
