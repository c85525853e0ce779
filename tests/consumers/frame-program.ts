import type { FrameLocator, Page } from '@playwright/test'

/** What the page of the host takes (`apps/vite/src/hosts/frame-host.ts`). */
export type Wish = Readonly<Record<string, unknown>>

/** Shows a frame and answers what is in it. */
export async function mount(page: Page, wish: Wish = {}, tokens?: (string | null)[]): Promise<FrameLocator> {
  const number = await page.evaluate(([given, asked]) => window.frameHost.mount(given, asked), [wish, tokens] as const)
  return page.frameLocator(`iframe[title="Contapro ${number}"]`)
}

/** Shows a frame whose page has a token only when it is asked again. */
export function mountLate(page: Page, token: string): Promise<number> {
  return page.evaluate((given) => {
    const getAccessToken = (isRefused: boolean): unknown => (isRefused ? given : new Promise(() => undefined))
    return window.frameHost.mount({ getAccessToken })
  }, token)
}

/** Gives the first frame something else to show. */
export const show = (page: Page, content: Wish): Promise<void> =>
  page.evaluate((next) => window.frameHost.frames.get(0)?.show(next), content)

/** What the page heard of its frames. */
export const heard = (page: Page): Promise<Wish[]> => page.evaluate(() => window.heard)

export const heardCodes = async (page: Page): Promise<unknown[]> =>
  (await heard(page)).map(({ code }) => code).filter(Boolean)

/** In pixels, of the frame at a place. */
export const frameHeight = async (page: Page, at = 0): Promise<number> =>
  (await page.locator('iframe').nth(at).boundingBox())?.height ?? 0

/** Opens a frame as a page does that takes no package: it answers the frame's messages itself. */
export function openOwnFrame(
  page: Page,
  given: { readonly url: string; readonly token: string; readonly address: string },
): Promise<void> {
  return page.evaluate(({ url, token, address }) => {
    const frame = document.createElement('iframe')
    frame.title = 'Propio'
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== url) return
      if (data.type === 'contapro:height') frame.style.height = `${data.height}px`
      if (data.type === 'contapro:ready') frame.contentWindow?.postMessage({ type: 'contapro:token', token }, url)
    })
    document.body.append(frame)
    frame.src = `${url}${address}`
  }, given)
}

declare global {
  interface Window {
    heard: Wish[]
    frameHost: {
      readonly mount: (wish: Wish, tokens?: (string | null)[]) => number
      readonly unmount: (number: number) => void
      readonly frames: ReadonlyMap<number, { readonly show: (content: Wish) => void }>
    }
  }
}

/** The content security policy that a server sends with an address. */
export async function policyOf(server: string, path: string): Promise<string | null> {
  return (await fetch(`${server}${path}`)).headers.get('content-security-policy')
}
