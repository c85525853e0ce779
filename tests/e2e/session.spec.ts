import { paths } from '@contapro/web/paths'
import { createGate } from './product/gate.ts'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { openSignIn } from './steps/open-sign-in.ts'
import { signIn } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

interface Reload {
  readonly by: 'newcomer' | 'accountant' | 'company'
  readonly heading: string
  /** Where it leads, if elsewhere. */
  readonly landing?: string
}

/** What each address shows when it is loaded anew. A new one does not compile before it stands here. */
const reloaded: Readonly<Record<keyof typeof paths, Reload | null>> = {
  start: { by: 'newcomer', heading: 'Inicia sesión' },
  signIn: { by: 'newcomer', heading: 'Inicia sesión' },
  signUp: { by: 'newcomer', heading: 'Crea tu cuenta' },
  recoverPassword: { by: 'newcomer', heading: 'Recupera tu contraseña' },
  resetPassword: { by: 'newcomer', heading: 'Recupera tu contraseña', landing: paths.recoverPassword },
  confirmEmail: { by: 'newcomer', heading: 'Inicia sesión', landing: paths.signIn },
  // It fails on purpose, which the browser complains about: simulated-error.spec.ts.
  simulatedError: null,
  home: { by: 'accountant', heading: 'Hola, Rosa Elvira' },
  registerCompany: { by: 'accountant', heading: 'Registra tu empresa' },
  registerCompanies: { by: 'accountant', heading: 'Registra tu primera empresa' },
  processing: { by: 'accountant', heading: 'Estamos procesando los datos de tus empresas' },
  plans: { by: 'accountant', heading: 'Elige tu plan' },
  sessions: { by: 'accountant', heading: 'Sesiones abiertas' },
  partnerEntry: { by: 'newcomer', heading: 'Faltan datos de la empresa' },
  partnerAccount: { by: 'newcomer', heading: 'Abre Contapro desde SISCONT' },
  partnerCompany: { by: 'accountant', heading: 'Hola, Rosa Elvira', landing: paths.home },
  dashboard: { by: 'company', heading: 'Tu reporte de empresa' },
  vouchers: { by: 'company', heading: 'Comprobantes de compra' },
  observations: { by: 'company', heading: 'Observaciones' },
  detractions: { by: 'company', heading: 'Detracciones de compra' },
  perceptions: { by: 'company', heading: 'Percepciones' },
  retentions: { by: 'company', heading: 'Retenciones' },
  pdt: { by: 'company', heading: 'Informe PDT' },
  credentials: { by: 'company', heading: 'Editar Credenciales' },
  uploads: { by: 'company', heading: 'Subir archivos' },
  settings: { by: 'company', heading: 'Ajustes de la empresa' },
  uploadForm: { by: 'company', heading: 'Subir archivos' },
}

const reloadOf = ([name, path]: [string, string]): readonly (Reload & { readonly path: string })[] => {
  const reload = reloaded[name as keyof typeof paths]
  return reload === null ? [] : [{ ...reload, path }]
}
const reloads = Object.entries(paths).flatMap(reloadOf)

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

test('back and forward lead through the pages before the sign-in, and each has its title', { tag: '@full' }, async ({
  page,
}) => {
  await openSignIn(page)
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

test('an address that is typed begins at its top, a reload where it was', { tag: '@full' }, async ({ page }) => {
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

for (const [who, account] of [
  ['newcomer', undefined],
  ['accountant', demoAccounts.estudio],
] as const) {
  test(`every address of the ${who} can be loaded anew`, { tag: '@full' }, async ({ page }) => {
    if (account) await signIn(page, account)
    for (const { path, heading, landing = path, by } of reloads) {
      if (by !== who) continue
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.reload()
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(landing)
    }
  })
}

test('every screen of a company can be loaded anew, and stays with company and period', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demoAccounts.estudio)
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  const { search } = new URL(page.url())
  for (const { path, heading, by } of reloads) {
    if (by !== 'company') continue
    await page.goto(path + search, { waitUntil: 'domcontentloaded' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Comercial Andina del Sur S.A.C. · RUC 20991001094')
    await expect(page).toHaveURL(path + search)
  }
})

test('with a session the pages of newcomers lead to the companies', { tag: '@full' }, async ({ page }) => {
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
  // Before the next page reads it: this one may still write what it hears of the accountant.
  await page.addInitScript(() => sessionStorage.clear())
  await page.reload()
  await expect(page).toHaveURL('/login?volver=%2Fplanes')
})

test('a page that loads slowly shows the full-screen loader until it is there', { tag: '@full' }, async ({ page }) => {
  await openSignIn(page)
  const answer = createGate()
  await page.route('**/assets/sign-up-page-*.js', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page.getByRole('link', { name: 'Regístrate' }).click()
  const loader = page.getByRole('status').filter({ hasText: 'Cargando la página…' })
  await expect(loader).toBeVisible()
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  answer.open()
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await expect(loader).toHaveCount(0)
})

test('opening a company shows the line above the top bar, then the full-screen loader', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demoAccounts.estudio)
  const answer = createGate()
  await page.route('**/periods', async (route) => {
    await answer.opened
    await route.continue()
  })
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  const loader = page.getByRole('status').filter({ hasText: 'Abriendo la empresa…' })
  await expect(loader).toBeVisible()
  const layers = await page.evaluate(() =>
    document.elementsFromPoint(innerWidth / 2, 1).map(({ tagName, ariaHidden }) => `${tagName} ${ariaHidden}`),
  )
  expect(layers).toContain('HEADER null')
  expect(layers.indexOf('SPAN true')).toBeGreaterThanOrEqual(0)
  expect(layers.indexOf('SPAN true')).toBeLessThan(layers.indexOf('HEADER null'))
  answer.open()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await expect(loader).toHaveCount(0)
})
