import type { Page } from '@playwright/test'
import { collectTest, emptyTest, expect } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { accountForm, fillAccount } from './steps/fill-account.ts'
import { fillCompany } from './steps/fill-company.ts'

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

emptyTest('a welcome that was closed does not come again, also after a reload', { tag: '@full' }, async ({ page }) => {
  await createAccount(page)
  await page.goto('/inicio')
  await welcome(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(welcome(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText('No tienes empresas registradas')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
})

for (const { title, press, address, isCompleted } of [
  { title: 'closing it completes the video', press: 'Cerrar', address: /\/inicio$/, isCompleted: 'true' },
  {
    title: 'going to the observations leaves the video for later',
    press: 'Ver observaciones',
    address: /\/dashboard\/observaciones\?empresa=/,
    isCompleted: 'false',
  },
]) {
  collectTest(
    `who has a connected company by then is led to its observed vouchers: ${title}`,
    { tag: '@full' },
    async ({ page }) => {
      await createAccount(page)
      await fillCompany(page, { ruc: '20990002003', name: 'Textiles del Norte S.A.C.', solUser: 'SINDATOS' })
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await page.getByRole('button', { name: 'Lo haré después' }).click()
      await page.goto('/registro-empresa')
      await expect(page.getByText('Conectada', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Revisa tus comprobantes observados' })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog
        .getByRole('button', { name: press })
        .or(dialog.getByRole('link', { name: press }))
        .click()
      await expect(page).toHaveURL(address)
      await expect
        .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))))
        .toMatchObject({ isFirstLogin: 'false', completedOnboardingVideo: isCompleted })
      await page.goto('/inicio')
      await expect(page.getByText('Textiles del Norte S.A.C.')).toBeVisible()
      await expect(dialog).toBeHidden()
    },
  )
}

async function createAccount(page: Page): Promise<void> {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  await accountForm(page).getByRole('button', { name: 'Registrarme' }).click()
  await expect(page).toHaveURL('/registrar-empresas')
}
