import { demoAccounts } from './product/accounts.ts'
import { expect, monthTest, test } from './product/test.ts'
import { fillSignIn, signIn } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

const behindSignIn = [
  '/inicio',
  '/registrar-empresa',
  '/registrar-empresas',
  '/registro-empresa',
  '/dashboard',
  '/dashboard/comprobantes',
  '/formulario-subida',
]

test('without a session every address behind the sign-in leads to it', async ({ page }) => {
  for (const address of behindSignIn) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  }
})

test('with a session the sign-in leads to the companies', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await page.goto('/login')
  await expect(page).toHaveURL('/inicio')
  await page.goto('/')
  await expect(page).toHaveURL('/inicio')
})

test('without a selected company the dashboard leads to the companies', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  for (const address of ['/dashboard', '/dashboard/informe-pdt']) {
    await page.goto(address)
    await expect(page).toHaveURL('/inicio')
  }
})

monthTest('an address of the dashboard survives the sign-in and opens its company', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page).toHaveURL(/\/dashboard\?empresa=[\w-]{36}&periodo=202608$/)
  const address = page.url()
  // The bar of the page before has the same menu.
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
  await signOut(page)
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?volver=/)
  await fillSignIn(page, product)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
})

test("another accountant's company cannot be told from one that does not exist", async ({ page, request }) => {
  const { email, password } = demoAccounts.freelance
  const signedIn = await request.post('/app/internal/users/sign-in', { data: { email, password } })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const listed = await request.get('/app/internal/accountant/dashboard/filters', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { businesses } = (await listed.json()) as { businesses: { uuid: string }[] }
  const [foreign] = businesses
  if (!foreign) throw new Error('The other account of the demo has no company.')

  await signIn(page, demoAccounts.estudio)
  // An answer of 403 or 404 would be heard: the browser complains.
  const opened = async (uuid: string): Promise<string> => {
    await page.goto(`/dashboard/comprobantes?empresa=${uuid}&periodo=202608`)
    await expect(page).toHaveURL('/inicio')
    await expect(page.getByText('Conectada').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible()
    return page.getByRole('main').innerText()
  }
  expect(await opened(foreign.uuid)).toBe(await opened('00000000-0000-4000-8000-000000000000'))
})

for (const address of ['//example.com/robo', '/.//example.com/robo', '/..//example.com/robo', '/%5Cexample.com']) {
  test(`the return address ${address} leads to no other host`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`/login?volver=${address}`)
    await fillSignIn(page, demoAccounts.estudio)
    await expect(page).toHaveURL('/inicio')
  })
}

test('an unknown address says so and leads back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/no-existe')
  await expect(page.getByRole('heading', { name: 'La página solicitada no está disponible.' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
})
