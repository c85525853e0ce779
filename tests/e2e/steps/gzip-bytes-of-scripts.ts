import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts from now on what a page fetches of JavaScript: bytes, gzipped. */
export function gzipBytesOfScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
