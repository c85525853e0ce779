import type { Page } from '@playwright/test'

/** Adds an element of Contapro to the end of the page. */
export function addElement(page: Page, name: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return page.evaluate(
    ([tag, given]) => {
      const widget = document.createElement(tag)
      for (const [attribute, value] of Object.entries(given)) widget.setAttribute(attribute, value)
      document.body.append(widget)
    },
    [`contapro-${name}`, attributes] as const,
  )
}
