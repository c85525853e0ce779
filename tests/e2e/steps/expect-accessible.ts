import { expect, type Page } from '@playwright/test'
import { endMovements } from './end-movements.ts'
import { type AxeRules, findViolations, themeRules } from './find-violations.ts'

/**
 * No violation that axe can find in the light theme, and none in the dark one that its colours can bring. For who has chosen
 * neither: the page follows the device. `look` sees each of the two before axe.
 */
export async function expectAccessible(page: Page, look?: (theme: string) => Promise<void>): Promise<void> {
  for (const { colorScheme, theme, rules } of [
    { colorScheme: 'light', theme: 'contapro', rules: undefined },
    { colorScheme: 'dark', theme: 'contapro-dark', rules: themeRules },
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', theme)
    await endMovements(page)
    await look?.(theme)
    await expectNoViolation(page, theme, rules)
  }
}

/** No violation that axe can find, in the theme that stands: a screen of the partner's has one look only. */
export async function expectNoViolation(page: Page, theme: string, rules?: AxeRules): Promise<void> {
  expect(await findViolations(page, rules), `in the theme ${theme} at ${page.viewportSize()?.width} px`).toEqual([])
}
