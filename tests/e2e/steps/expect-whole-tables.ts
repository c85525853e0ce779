import { expect, type Page } from '@playwright/test'

/**
 * In the tables of the page, and in the bar of the chosen rows, no word is broken or clipped, and no name of a supplier or customer has
 * less than 160 px.
 */
export async function expectWholeTables(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(findCuts), `what is cut at ${width} px`).toEqual([])
}

/** Runs in the page. Answers what is cut, in words. */
function findCuts(): string[] {
  const bar = document.querySelector('[aria-label="Quitar la selección"]')?.parentElement
  const tables = [...document.querySelectorAll('table')].filter((table) => table.checkVisibility())
  const cuts = [...tables, ...(bar ? [bar] : [])].flatMap(cutWords)
  if (tables.length === 0) cuts.push('no table')
  for (const table of tables) cuts.push(...narrowNames(table))
  return [...new Set(cuts)]

  function cutWords(root: Element): string[] {
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent || isUnseen(parent)) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s/-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`)
        if (parts.some((part) => isClipped(part, parent))) found.push(`clipped: ${word}`)
      }
    }
    return found
  }

  /** For screen readers only, or not displayed. */
  function isUnseen(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return !element.checkVisibility({ visibilityProperty: true })
  }

  /** Something around cuts it off at its left or right. Lines that do not fit below each other are left out on purpose. */
  function isClipped({ left, right }: DOMRect, element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      if (getComputedStyle(at).overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true
    }
    return false
  }

  function narrowNames(table: HTMLTableElement): string[] {
    const heads = [...table.querySelectorAll('th')].map(({ textContent }) => textContent ?? '')
    const name = heads.findIndex((head) => /^(Proveedor|Cliente|Razón social|Nombre)/.test(head))
    return [...table.querySelectorAll(`tbody td:nth-child(${name + 1})`)].flatMap((cell) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      const width = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return width >= 160 ? [] : [`${width} px: ${cell.textContent}`]
    })
  }
}
