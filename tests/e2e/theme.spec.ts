import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { openSignIn } from './steps/open-sign-in.ts'
import { signIn } from './steps/sign-in.ts'

/** The theme of the whole page: the outermost root names it. */
const expectTheme = (page: Page, name: string): Promise<void> =>
  expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', name)

test('the first visit follows what the device prefers', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignIn(page)
  await expectTheme(page, 'contapro-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'contapro')
})

// Chromium tells of no change that somebody read off the list of the query before the page was drawn again.
test('what the device prefers is heard, and never asked for again', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const matches = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')
    Object.defineProperty(MediaQueryList.prototype, 'matches', {
      get(this: MediaQueryList) {
        if (this.media.includes('prefers-color-scheme')) performance.mark('asked')
        return matches?.get?.call(this)
      },
    })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, demoAccounts.estudio)
  await expectTheme(page, 'contapro-dark')
  const asked = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('asked').length)
  const atStart = await asked()
  expect(atStart).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Oscuro' })).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'contapro')
  await expect(page.getByRole('menuitemradio', { name: 'Claro' })).toBeChecked()
  expect(await asked()).toBe(atStart)
})

test('a chosen theme is remembered, also by another tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Claro' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await expectTheme(page, 'contapro-dark')
  await page.reload()
  await expectTheme(page, 'contapro-dark')
  const other = await context.newPage()
  await other.goto('/login')
  await expectTheme(other, 'contapro-dark')
})
