import type { Page } from '@playwright/test'
import type { Account } from '../product/accounts.ts'

/** Fills the sign-in form and sends it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Signs in at the front door; the companies show. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, account)
  await page.waitForURL('**/inicio')
}
