import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the window, once what follows its width has followed. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const width = page.viewportSize()?.width
  await expect.poll(overflow, `pixels by which the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
}
