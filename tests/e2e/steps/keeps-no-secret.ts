import { expect, type Page } from '@playwright/test'
import { type Product, serverLog } from '../product/product.ts'

/** Nothing of what the partner put into an address is left in the address bar, the history, the storages or the server's log. */
export async function expectNoTraceOf(secrets: readonly string[], page: Page, product: Product): Promise<void> {
  const kept = await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return JSON.stringify([
      location.href,
      document.referrer,
      navigation.entries().map(({ url }) => url),
      history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
    ])
  })
  const log = await serverLog(product)
  expect(log, 'the log is the one of this visit').toContain('"route":"/app/internal/')
  for (const secret of secrets.flatMap((text) => [text, encodeURIComponent(text)])) {
    expect(kept, 'in the browser').not.toContain(secret)
    expect(log, 'in the log of the server').not.toContain(secret)
  }
}
