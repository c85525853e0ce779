import type { Page } from '@playwright/test'

/** What a page holds after everything that nobody holds is gone. */
export interface PageMetrics {
  readonly listeners: number
  readonly nodes: number
}

/** Listeners and nodes of a page, with those of removed parts that something still holds. */
export async function pageMetrics(page: Page): Promise<PageMetrics> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Performance.enable')
    // What the first round finalizes, the second takes away.
    for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') }
  } finally {
    await session.detach()
  }
}
