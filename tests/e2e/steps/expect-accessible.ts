import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation that axe can find, in the light and in the dark theme. For who has chosen neither: the page follows the device. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, theme] of [
    ['light', 'contapro'],
    ['dark', 'contapro-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  }
}
