import type { Page } from '@playwright/test'

/** The slow phone of the benchmarks: processor slowed 4×, 1.6 Mbit/s, 150 ms. */
export const slowPhone = { viewport: { width: 390, height: 844 }, isMobile: true } as const

/** Slows a page down to it, with an empty cache. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
