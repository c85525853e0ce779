import type { Page } from '@playwright/test'

/** What a page holds after everything that nobody holds is gone. */
export interface PageMetrics {
  readonly listeners: number
  readonly nodes: number
  /** Bytes of what its scripts hold; what the engine compiled of them, mostly in the first rounds, is counted too. */
  readonly heap: number
}

/** Listeners, nodes and heap of a page, those of removed parts that something still holds among them. */
export async function pageMetrics(page: Page): Promise<PageMetrics> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Performance.enable')
    // What the first round finalizes, the second takes away.
    for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes'), heap: valueOf('JSHeapUsedSize') }
  } finally {
    await session.detach()
  }
}
