import type { Page } from '@playwright/test'

/** Adds CSS to the page, behind its own sheets. A constructed sheet is allowed by `style-src 'self'`. */
export function addRules(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}
