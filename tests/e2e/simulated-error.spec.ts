import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { signIn } from './steps/sign-in.ts'

// The browser logs what the page throws on purpose, so these tests do not ask it to be quiet.
for (const [who, account] of [
  ['nobody', undefined],
  ['an accountant', demoAccounts.estudio],
] as const) {
  test(`/simulated-error shows ${who} the general error and a way on`, { tag: '@full' }, async ({ page }) => {
    if (account) await signIn(page, account)
    await page.goto('/simulated-error')
    await expect(page.getByRole('heading', { name: '¡Oops! Algo salió mal.' })).toBeVisible()
    await expect(page).toHaveTitle('Algo salió mal · Contapro')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(account ? '/inicio' : '/')
  })
}
