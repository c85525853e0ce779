import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { signInAtDoor } from './steps/sign-in.ts'

test('the firm of accountants sees companies in all four statuses and lands on the report', async ({ page }) => {
  await signInAtDoor(page, demoAccounts.estudio)
  for (const status of ['Conectada', 'Falta de permisos', 'Procesando datos', 'Credenciales inválidas']) {
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible()
  }
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toBeVisible()
})

test('group B lands on the purchase vouchers and has no Inicio entry', { tag: '@full' }, async ({ page }) => {
  await signInAtDoor(page, demoAccounts.freelance)
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Comprobantes de compra' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toHaveCount(0)
  await page.goto(page.url().replace('/dashboard/comprobantes', '/dashboard'))
  await expect(page).toHaveURL(/\/dashboard\/comprobantes\?/)
  const uuid = new URL(page.url()).searchParams.get('empresa')
  const state: unknown = await page.evaluate(() => (window.history.state as { usr: unknown }).usr)
  expect(state).toEqual({ uuid, name: expect.any(String), ruc: expect.stringMatching(/^\d{11}$/) })
})

test('the Siscont profile has the dark bar in the dashboard and no link to the companies', async ({ page }) => {
  await signInAtDoor(page, demoAccounts.siscont)
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-cp-topbar="siscont"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mis Empresas' })).toHaveCount(0)
})

test('a new account is led to register its first company', { tag: '@full' }, async ({ page }) => {
  await signInAtDoor(page, demoAccounts.withoutCompany)
  await expect(page.getByText('No tienes empresas registradas')).toBeVisible()
  await page.getByRole('link', { name: 'Registra tu primera empresa' }).click()
  await expect(page).toHaveURL('/registrar-empresas')
})

test('an account without a plan sees its companies and cannot open them', { tag: '@full' }, async ({ page }) => {
  await signInAtDoor(page, demoAccounts.withoutPlan)
  await expect(page.getByText('Tu cuenta no tiene un plan activo')).toBeVisible()
  const company = page.getByRole('button', { name: /RUC/ }).first()
  await expect(company).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('link', { name: /RUC/ })).toHaveCount(0)
})

test('a company in progress says how long it can take and offers to upload its files', { tag: '@full' }, async ({
  page,
}) => {
  await signInAtDoor(page, demoAccounts.estudio)
  await page
    .getByRole('button', { name: /Procesando datos/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('puede tardar hasta 2 días')
  await dialog.getByRole('link', { name: 'Subir archivos' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subir-archivos/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
