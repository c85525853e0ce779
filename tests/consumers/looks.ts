import type { Locator, Page } from '@playwright/test'

/** The table of the packed package on the page. */
export function vouchersTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Comprobantes de compra' })
}

/** The vouchers have come in the place of the rows that stand for them. */
export async function vouchersLoaded(page: Page): Promise<void> {
  await vouchersTable(page).and(page.locator('[aria-busy="false"]')).waitFor()
  await vouchersTable(page).locator('tbody tr:not([aria-hidden])').first().waitFor()
}

/** Heights of the table's rows in pixels. */
export function rowHeights(page: Page): Promise<number[]> {
  return vouchersTable(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
}

/** The widgets on the page, in a shadow root or not. */
export function widgets(page: Page): Locator {
  return page.locator('#root [data-cp-theme]').first()
}

const seen = [
  'font',
  'letter-spacing',
  'color',
  'background',
  'border',
  'border-radius',
  'padding',
  'box-shadow',
  'cursor',
]

/** Where every element of a part of the page stands and how it looks at rest. What a chart draws is its library's own. */
export async function looksOf(part: Locator): Promise<unknown> {
  await part.page().mouse.move(0, 0)
  await atRest(part)
  return part.evaluate((root, names) => {
    const { x: left, y: top } = root.getBoundingClientRect()
    return [root, ...root.querySelectorAll(':not(.recharts-wrapper *)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const style = getComputedStyle(element)
      const box = [x - left, y - top, width, height].map(Math.round)
      return [[element.tagName, ...box, ...names.map((name) => style.getPropertyValue(name))].join(' ')]
    })
  }, seen)
}

/** What comes in has arrived: the shortest animation, too, has a first frame in which its part stands elsewhere. */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate(async (root) => {
    await document.fonts.ready
    const tree = root.getRootNode() as Document | ShadowRoot
    const ending = tree.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
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
