import type { Page } from '@playwright/test'

/** The detail of the next event of this name that reaches the document. */
export function hearOnce(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        document.addEventListener(wanted, (event) => resolve(Reflect.get(event, 'detail')), { once: true })
      }),
    name,
  )
}
