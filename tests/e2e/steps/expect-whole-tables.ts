import { expect, type Page } from '@playwright/test'

/**
 * In the tables of the page, and in the bar of the chosen rows, no word is broken or clipped. No name of a supplier or customer has less
 * than 160 px. No table scrolls sideways.
 */
export async function expectWholeTables(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const width = page.viewportSize()?.width
  await expect
    .poll(async () => {
      const words = await page.evaluate(readWords)
      const cuts = words.length === 0 ? ['no table'] : words.flatMap(cutsOf)
      return [...cuts, ...(await page.evaluate(findNarrowNames)), ...(await page.evaluate(findSidewaysScroll))]
    }, `what is cut at ${width} px`)
    .toEqual([])
}

interface Span {
  readonly left: number
  readonly right: number
}

interface Word {
  readonly word: string
  /** Where it is; in several lines if it is broken. */
  readonly parts: readonly (Span & { readonly top: number })[]
  /** What cuts off around it. */
  readonly edges: readonly Span[]
}

/** Lines below the last line of a cell are left out on purpose: only left and right are looked at. */
function cutsOf({ word, parts, edges }: Word): string[] {
  const lines = new Set(parts.map(({ top }) => Math.round(top)))
  const isClipped = parts.some(({ left, right }) =>
    edges.some((edge) => left < edge.left - 1 || right > edge.right + 1),
  )
  return [...(lines.size > 1 ? [`broken: ${word}`] : []), ...(isClipped ? [`clipped: ${word}`] : [])]
}

/** Runs in the page. The words that are shown to the eye. */
function readWords(): Word[] {
  const tables = [...document.querySelectorAll('table')].filter((table) => table.checkVisibility())
  const bar = document.querySelector('[aria-label="Quitar la selección"]')?.parentElement
  const texts = [...tables, ...(bar ? [bar] : [])]
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
  return texts.flatMap((text) => {
    const around: Element[] = []
    for (let at = text.parentElement; at; at = at.parentElement) around.push(at)
    const styles = around.map((element) => getComputedStyle(element))
    if (styles.some(({ clipPath }) => clipPath !== 'none')) return []
    const edges = around
      .filter((_, index) => styles[index]?.overflowX !== 'visible')
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right }))
    return [...text.data.matchAll(/[^\s/-]+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      return { word, edges, parts: parts.map(({ left, right, top }) => ({ left, right, top })) }
    })
  })
}

/** Runs in the page. */
function findNarrowNames(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const heads = [...table.querySelectorAll('th')].map(({ textContent }) => textContent ?? '')
    const column = heads.findIndex((head) => /^(Proveedor|Cliente|Razón social|Nombre)/.test(head))
    return [...table.querySelectorAll(`tbody td:nth-child(${column + 1})`)].flatMap((cell) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      const width = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return width >= 160 ? [] : [`${width} px: ${cell.textContent}`]
    })
  })
}

/** Runs in the page. */
function findSidewaysScroll(): string[] {
  const areas = [...document.querySelectorAll('table')].flatMap(({ parentElement }) => parentElement ?? [])
  const scrollable = areas.filter((area) => getComputedStyle(area).overflowX === 'auto')
  const widths = scrollable.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  return widths.filter((width) => width > 0).map((width) => `${width} px to scroll to`)
}
