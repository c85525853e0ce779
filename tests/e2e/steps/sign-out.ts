import { expect, type Page } from '@playwright/test'
import { forgetSignIns } from './sign-in.ts'

/** Signs out by the menu of the account; the sign-in shows. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/login')
  forgetSignIns()
}
