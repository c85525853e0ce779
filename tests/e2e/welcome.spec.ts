import type { Page } from '@playwright/test'
import { emptyTest, expect } from './product/test.ts'
import { accountForm, fillAccount } from './steps/fill-account.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Conoce Contapro en un minuto' })

emptyTest('a new account is welcomed once on Inicio and led to its first companies', async ({ page }) => {
  await createAccount(page)
  await page.goto('/inicio')
  await expect(welcome(page)).toContainText('Contapro trae sus comprobantes de cada mes')
  await expect(welcome(page).locator('video')).toHaveCount(0)
  await welcome(page).getByRole('link', { name: 'Registrar mi empresa' }).click()
  await expect(page).toHaveURL('/registrar-empresas')
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page.getByText('No tienes empresas registradas')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
})

emptyTest('a welcome that was closed does not come again, also after a reload', async ({ page }) => {
  await createAccount(page)
  await page.goto('/inicio')
  await welcome(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(welcome(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText('No tienes empresas registradas')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
})

async function createAccount(page: Page): Promise<void> {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  await accountForm(page).getByRole('button', { name: 'Registrarme' }).click()
  await expect(page).toHaveURL('/registrar-empresas')
}
