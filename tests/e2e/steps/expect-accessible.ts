import { expect, type Page } from '@playwright/test'
import { endMovements } from './end-movements.ts'
import { findViolations } from './find-violations.ts'

/**
 * No violation that axe can find, in the light and in the dark theme. For who has chosen neither: the page follows the device.
 * `look` sees each of the two before axe.
 */
export async function expectAccessible(page: Page, look?: (theme: string) => Promise<void>): Promise<void> {
  for (const [colorScheme, theme] of [
    ['light', 'contapro'],
    ['dark', 'contapro-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', theme)
    await endMovements(page)
    await look?.(theme)
    await expectNoViolation(page, theme)
  }
}

/** No violation that axe can find, in the theme that stands: a screen of the partner's has one look only. */
export async function expectNoViolation(page: Page, theme: string): Promise<void> {
  expect(await findViolations(page), `in the theme ${theme} at ${page.viewportSize()?.width} px`).toEqual([])
}
