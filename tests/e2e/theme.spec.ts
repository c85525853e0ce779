import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { openSignIn } from './steps/open-sign-in.ts'
import { signIn } from './steps/sign-in.ts'

/** The theme of the whole page: the outermost root names it. */
const expectTheme = (page: Page, name: string): Promise<void> =>
  expect(page.locator('[data-cp-theme]').first()).toHaveAttribute('data-cp-theme', name)

test('the first visit follows what the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignIn(page)
  await expectTheme(page, 'contapro-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'contapro')
})

test('what the device prefers is followed also while the menu of the account opens and closes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, demoAccounts.estudio)
  await expectTheme(page, 'contapro-dark')
  await page.getByRole('button', { name: /^Cuenta de/ }).evaluate((button: HTMLElement) => {
    setInterval(() => button.click(), 0)
  })
  for (const [colorScheme, theme] of [
    ['light', 'contapro'],
    ['dark', 'contapro-dark'],
    ['light', 'contapro'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expectTheme(page, theme)
  }
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
