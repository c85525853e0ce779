import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { inSlowPage, median } from '../slow-page.ts'
import type { TableVariant } from './page.tsx'

/** What one table costs the main thread, in ms: script, style, layout and paint, without waiting for frames. */
export interface TableTimes {
  readonly render: number
  readonly selectAll: number
}

/** Times of both tables, each the median of the rounds. */
export type TableFigures = Readonly<Record<TableVariant, TableTimes>>

const ROUNDS = 15
const ROWS = 100
const root = fileURLToPath(new URL('.', import.meta.url))

/** 100 rows of 12 columns, rendered and all chosen, ours and bare in turn in one page at a 4× slowed processor. */
export function measureTable(): Promise<TableFigures> {
  return inSlowPage(root, async (page, session) => {
    await session.send('Performance.enable')
    return rounds(page, session)
  })
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
