import type { Browser, Locator, Page } from 'playwright'

export interface RaisedHost {
  readonly host: 'dialog' | 'popover' | 'full-screen' | 'modal'
  readonly shadow?: boolean
  /** The host is shown, hidden and shown again. */
  readonly again?: boolean
  readonly width?: number
}

/** Opens a page and, after its widget is mounted, shows the dialog, popover, full screen or modal around it. */
export async function openRaised(browser: Browser, address: string, raised: RaisedHost): Promise<Page> {
  const { host, shadow = false, again = false, width = 1000 } = raised
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${address}/?host=${host}${shadow ? '&shadow' : ''}`)
  await page.getByText('Descargar').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Mostrar' }).click()
  if (again) await showAgain(page)
  await page.getByRole('button', { name: 'Descargar' }).waitFor()
  return page
}

/** Hides the host's dialog or popover, and shows it again. */
export async function showAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await page.getByRole('button', { name: 'Mostrar' }).click()
}

/** Presses the mouse at the centre of an element, also if another element covers it. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element is not shown')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Words of a tooltip. They are hidden from screen readers: the control has them already. */
export const bubble = (page: Page, words: string): Locator => page.locator('[aria-hidden]', { hasText: words })
