import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserLaunch } from '@contapro/browser'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, preview } from 'vite'
import type { TableVariant } from './page.tsx'

/** What one table costs the main thread, in ms: script, style, layout and paint, without waiting for frames. */
export interface TableTimes {
  readonly render: number
  readonly selectAll: number
}

/** Times of both tables, each the median of the rounds. */
export type TableFigures = Readonly<Record<TableVariant, TableTimes>>

const SLOWDOWN = 4
const ROUNDS = 15
const ROWS = 100
const root = fileURLToPath(new URL('.', import.meta.url))

/** 100 rows of 12 columns, rendered and all chosen, ours and bare in turn in one page at a 4× slowed processor. */
export async function measureTable(): Promise<TableFigures> {
  const outDir = mkdtempSync(join(tmpdir(), 'contapro-bench-table-'))
  const shared = { root, configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const
  const conditions = ['contapro-source', 'module', 'browser', 'production']
  await build({ ...shared, plugins: [vanillaExtractPlugin()], resolve: { conditions } })
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(browserLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Performance.enable')
    return await rounds(page, session)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

async function rounds(page: Page, session: CDPSession): Promise<TableFigures> {
  const times: Record<TableVariant, TableTimes[]> = { bare: [], contapro: [] }
  // The first of each pays for the browser's own warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const variant of ['bare', 'contapro'] as const) {
      const once = await measureOnce(page, session, variant)
      if (round > 0) times[variant].push(once)
    }
  }
  return { bare: medians(times.bare), contapro: medians(times.contapro) }
}

async function measureOnce(page: Page, session: CDPSession, variant: TableVariant): Promise<TableTimes> {
  await page.evaluate(() => window.tablePage.mount())
  const start = await busyMs(session)
  await page.evaluate((name) => window.tablePage.render(name as TableVariant), variant as string)
  const rendered = await busyMs(session)
  await page.evaluate(() => window.tablePage.selectAll())
  const selected = await busyMs(session)
  const chosen = await page.evaluate(() => window.tablePage.unmount())
  if (chosen !== ROWS) throw new Error(`${variant}: ${chosen} of ${ROWS} rows were chosen.`)
  return { render: rendered - start, selectAll: selected - rendered }
}

/** How long the page's main thread has been at work, in ms. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const medians = (times: readonly TableTimes[]): TableTimes => ({
  render: median(times.map(({ render }) => render)),
  selectAll: median(times.map(({ selectAll }) => selectAll)),
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
