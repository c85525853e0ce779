import { expect, type Page } from '@playwright/test'

/**
 * Opens the sign-in and waits until the app has hydrated the served page and its fields respond. A link that is followed before
 * that loads its page again.
 */
export async function openSignIn(page: Page, query = ''): Promise<void> {
  await page.goto(`/login${query}`)
  const email = page.getByLabel('Correo electrónico')
  const isAnswered = async (): Promise<boolean> => {
    await email.focus()
    await email.blur()
    return page.getByText('Ingrese su correo electrónico').isVisible()
  }
  await expect.poll(isAnswered).toBe(true)
}
