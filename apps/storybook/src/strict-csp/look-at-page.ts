import type { Locator, Page } from 'playwright'

/** Whether the middle of an element is what a pointer would meet there, through every shadow root. */
export const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    let hit: Element | null = document.elementFromPoint(left + width / 2, top + height / 2)
    while (hit?.shadowRoot && hit !== element) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
      if (!inner || inner === hit) break
      hit = inner
    }
    return element.contains(hit)
  })

/** The text or label of what has the focus, through every shadow root. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return 'body'
    return active.getAttribute('aria-label') ?? (active.textContent || active.tagName)
  })
