import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Addresses of the scripts that the document of a page has fetched by the time it has nothing to do. */
export async function fetchedScripts(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    return performance.getEntriesByType('resource').map(({ name }) => name)
  })
  return [...new Set(fetched)].filter((url) => new URL(url).pathname.endsWith('.js')).toSorted()
}

/** What the document of a page has fetched of JavaScript: bytes, gzipped. */
export async function gzipBytesOfScripts(page: Page): Promise<number> {
  // Fetched again: the answer of a script that was loaded ahead may have no body to ask for.
  const sizes = await Promise.all(
    (await fetchedScripts(page)).map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
