import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What the document of a page has fetched of JavaScript: bytes, gzipped. */
export async function gzipBytesOfScripts(page: Page): Promise<number> {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = [...new Set(fetched)].filter((url) => new URL(url).pathname.endsWith('.js'))
  // Fetched again: the answer of a script that was loaded ahead may have no body to ask for.
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
