import { expect, type Page } from '@playwright/test'

/** Chooses the period before the one that shows; answers its code. */
export async function chooseEarlierPeriod(page: Page): Promise<string> {
  const select = page.getByLabel('Periodo', { exact: true })
  await expect(select.locator('option:checked + option')).toHaveCount(1)
  const earlier = (await select.locator('option:checked + option').getAttribute('value')) ?? ''
  await select.selectOption(earlier)
  return earlier
}
