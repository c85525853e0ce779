import type { Page } from '@playwright/test'
import { createGate } from './product/gate.ts'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/login')
}

test('signing out leaves no trace of the accountant in the storages', async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await signOut(page)
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(kept).not.toMatch(/eyJ|Andina|2099\d{7}|demo@contapro\.pe|Quispe|accessToken":"/)
})

test('two tabs hold two accountants, and leaving one does not end the other', async ({ page, context }) => {
  await signIn(page, demoAccounts.estudio)
  const other = await context.newPage()
  await other.goto('/inicio')
  await expect(other).toHaveURL(/\/login/)
  await signIn(other, demoAccounts.freelance)
  await signOut(page)
  await other.reload()
  await expect(other).toHaveURL('/inicio')
  await expect(other.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()
})

test('back and forward lead through the pages before the sign-in, and each has its title', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await expect(page).toHaveTitle('Crear cuenta · Contapro')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page).toHaveTitle('Recuperar contraseña · Contapro')
  await page.goBack()
  await expect(page).toHaveTitle('Iniciar sesión · Contapro')
  await page.goBack()
  await expect(page).toHaveTitle('Crear cuenta · Contapro')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
})

test('an address that is typed begins at its top, a reload where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY)
  await signIn(page, demoAccounts.estudio)
  await page.goto('/inicio')
  await page.getByText('Credenciales inválidas').scrollIntoViewIfNeeded()
  await page.reload()
  await expect.poll(scrolled).toBeGreaterThan(300)
  await page.goto('/planes')
  await expect(page.getByText('Tu plan', { exact: true })).toBeVisible()
  expect(await scrolled()).toBe(0)
})

for (const [address, heading] of [
  ['/', 'Inicia sesión'],
  ['/login', 'Inicia sesión'],
  ['/crear-cuenta', 'Crea tu cuenta'],
  ['/recuperar-contraseña-identificacion', 'Recupera tu contraseña'],
] as const) {
  test(`${address} can be reloaded`, async ({ page }) => {
    await page.goto(address)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(decodeURI(new URL(page.url()).pathname)).toBe(address)
  })
}

for (const [address, heading] of [
  ['/inicio', 'Hola, Rosa Elvira'],
  ['/registrar-empresa', 'Registra tu empresa'],
  ['/registrar-empresas', 'Registra tu primera empresa'],
  ['/registro-empresa', 'Estamos procesando los datos de tus empresas'],
  ['/planes', 'Elige tu plan'],
] as const) {
  test(`an accountant can reload ${address}`, async ({ page }) => {
    await signIn(page, demoAccounts.estudio)
    await page.goto(address)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveURL(address)
  })
}

test('with a session the pages of newcomers lead to the companies', async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  for (const address of ['/crear-cuenta', '/recuperar-contraseña-identificacion', '/recuperar-contraseña/abc']) {
    await page.goto(address)
    await expect(page).toHaveURL('/inicio')
  }
})

test('a tab whose token the server takes no more leads to the sign-in and back', async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await page.goto('/planes')
  await expect(page.getByText('Tu plan', { exact: true })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page).toHaveURL('/login?volver=%2Fplanes')
})

test('a page that is long in coming shows that it is on its way', async ({ page }) => {
  await page.goto('/login')
  const answer = createGate()
  await page.route('**/assets/sign-up-page-*.js', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByText('Cargando la página')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  answer.open()
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await expect(page.getByText('Cargando la página')).toHaveCount(0)
})
