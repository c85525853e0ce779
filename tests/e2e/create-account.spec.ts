import { emptyTest, expect, test } from './product/test.ts'
import { accountForm, fillAccount, newAccountant } from './steps/fill-account.ts'
import { openSignIn } from './steps/open-sign-in.ts'
import { registerCompany } from './steps/register-company.ts'
import { fillSignIn } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

const submit = { name: 'Registrarme' } as const

emptyTest.describe('on a phone', () => {
  emptyTest.use({ viewport: { width: 390, height: 844 } })

  emptyTest('an accountant creates an account and registers the first company', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Regístrate' }).click()
    await expect(page).toHaveURL('/crear-cuenta')
    await expect(page).toHaveTitle('Crear cuenta · Contapro')
    await fillAccount(page)
    await accountForm(page).getByRole('button', submit).click()
    await expect(page).toHaveURL('/registrar-empresas')
    await page.goto('/inicio')
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })
    await page.addLocatorHandler(welcome, () => welcome.click())
    await registerCompany(page, { ruc: '20990000019', name: 'EMPRESA DE PRUEBA S.A.C.' })
    await page.goto('/inicio')
    await expect(page.getByText('EMPRESA DE PRUEBA S.A.C.')).toBeVisible()
  })
})

emptyTest('the new account can sign in again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  await accountForm(page).getByRole('button', submit).click()
  await expect(page).toHaveURL('/registrar-empresas')
  await signOut(page)
  await fillSignIn(page, newAccountant)
  await expect(page).toHaveURL('/inicio')
})

emptyTest(
  'the campaign of the first address goes with the registration, pages later',
  { tag: '@full' },
  async ({ page }) => {
    await openSignIn(page, '?utm_source=boletin&utm_campaign=agosto')
    await page.getByRole('link', { name: 'Regístrate' }).click()
    await fillAccount(page)
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/users'))
    await accountForm(page).getByRole('button', submit).click()
    expect((await request).postDataJSON()).toMatchObject({ utm_source: 'boletin', utm_campaign: 'agosto' })
  },
)

emptyTest.describe('without a network', { tag: '@full' }, () => {
  emptyTest.use({ expectedFailures: ['net::ERR_INTERNET_DISCONNECTED'] })

  emptyTest('the registration says so, nothing typed is lost, and later it goes through', async ({ page }) => {
    await page.goto('/crear-cuenta')
    await fillAccount(page)
    await page.context().setOffline(true)
    await accountForm(page).getByRole('button', submit).click()
    await expect(page.getByRole('alert')).toContainText('¡Algo salió mal!')
    await expect(page.getByRole('alert')).toContainText('Revisa tu conexión a internet')
    await expect(accountForm(page).getByLabel('Contraseña', { exact: true })).toHaveValue(newAccountant.password)
    await page.context().setOffline(false)
    await accountForm(page).getByRole('button', submit).click()
    await expect(page).toHaveURL('/registrar-empresas')
  })
})

test('the last button of the page goes back up to the form', { tag: '@full' }, async ({ page }) => {
  await page.goto('/crear-cuenta')
  const last = page.getByRole('button', submit).last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('the testimonials on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('show one at a time and go on by one', { tag: '@full' }, async ({ page }) => {
    await page.goto('/crear-cuenta')
    const carousel = page.getByRole('region', { name: 'Lo que dicen los contadores' })
    await expect(carousel.getByText('1 de 3')).toBeAttached()
    await carousel.getByRole('button', { name: 'Siguiente' }).click()
    await expect(carousel.getByText('2 de 3')).toBeAttached()
    await expect(carousel.getByText('José Luis Farfán Ruiz')).toBeInViewport()
  })
})
