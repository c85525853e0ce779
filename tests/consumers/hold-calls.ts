import type { Page } from '@playwright/test'

/** Lets calls of a path wait for ever; the page's title says that one was asked for, and that it was given up. */
export function holdCalls(page: Page, path: string): Promise<void> {
  return page.evaluate((held) => {
    const send = window.fetch
    window.fetch = (request, init) => {
      if (!(request instanceof Request) || !request.url.includes(held)) return send(request, init)
      document.title = 'asked'
      return new Promise(() => request.signal.addEventListener('abort', () => (document.title = 'given up')))
    }
  }, path)
}
