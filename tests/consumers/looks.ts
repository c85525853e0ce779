import type { Locator, Page } from '@playwright/test'

/** The table of the packed package on the page. */
export function vouchersTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Comprobantes de compra' })
}

/** Heights of the table's rows in pixels. */
export function rowHeights(page: Page): Promise<number[]> {
  return vouchersTable(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
}

/** What a host sees of the styles in each cell of the table. */
export function looksOfCells(page: Page): Promise<unknown> {
  return vouchersTable(page)
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const style = getComputedStyle(cell)
        return ['height', 'padding', 'font', 'color'].map((name) => style.getPropertyValue(name))
      }),
    )
}

/** Every computed style of the host's own elements, but those that follow from what stands inside them. */
export function looksOfHost(page: Page): Promise<unknown> {
  return page.locator('html, body, #host').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      return [...style].filter((name) => !/size|height|origin/.test(name)).map((name) => style.getPropertyValue(name))
    }),
  )
}

/** Switches all style sheets of the page off or on. */
export function switchStyles(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((disabled) => {
    for (const sheet of document.styleSheets) sheet.disabled = disabled
  }, !isOn)
}
