import { expect, type Page } from '@playwright/test'

/**
 * Opens the sign-in, until the app has taken the served page over and its fields answer. A link that is followed before loads its
 * page anew.
 */
export async function openSignIn(page: Page, query = ''): Promise<void> {
  await page.goto(`/login${query}`)
  const email = page.getByLabel('Correo electrónico')
  await expect(async () => {
    await email.focus()
    await email.blur()
    await expect(page.getByText('Ingrese su correo electrónico')).toBeVisible({ timeout: 500 })
  }).toPass()
}
