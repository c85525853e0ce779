import { createGate } from './product/gate.ts'
import { emptyTest, expect, test } from './product/test.ts'
import { accountForm, fillAccount, newAccountant } from './steps/fill-account.ts'
import { openSignIn } from './steps/open-sign-in.ts'
import { registerCompany } from './steps/register-company.ts'
import { fillSignIn } from './steps/sign-in.ts'
import { signOut } from './steps/sign-out.ts'

const submit = { name: 'Registrarme' } as const

const messages: readonly (readonly [field: string, typed: string, message: string])[] = [
  ['Nombre', '', 'Ingrese su nombre'],
  ['Nombre', '   ', 'Ingrese su nombre'],
  ['Nombre', '2026', 'Ingrese su nombre'],
  ['Apellidos', '', 'Ingrese sus apellidos'],
  ['Apellidos', '   ', 'Ingrese sus apellidos'],
  ['DNI', '', 'Ingrese su documento de identidad'],
  ['DNI', 'no es un número', 'Ingrese su documento de identidad'],
  ['DNI', '4551287', 'Ingrese un DNI válido'],
  ['Celular', '', 'Ingrese su número de celular'],
  ['Celular', '98721430', 'Ingrese un número telefónico válido'],
  ['Celular', '887214306', 'Ingrese un número telefónico válido'],
  ['Correo electrónico', '', 'Ingrese su correo electrónico'],
  ['Correo electrónico', 'rosa.quispe', 'Ingrese un correo electrónico válido'],
  ['Correo electrónico', 'rosa.quispe@estudio', 'Ingrese un correo electrónico válido'],
  ['Perfil de contador', '', 'Seleccione su perfil de contador'],
  ['Contraseña', '', 'Ingrese su contraseña'],
  ['Contraseña', 'Conta', 'La contraseña debe de tener como mínimo 6 caracteres'],
  ['Contraseña', 'contador2026', 'La contraseña debe contener al menos una mayúscula y una minúscula'],
  ['Contraseña', 'CONTADOR2026', 'La contraseña debe contener al menos una mayúscula y una minúscula'],
]

for (const width of [1440, 390]) {
  emptyTest.describe(`at ${width} px`, () => {
    emptyTest.use({ viewport: { width, height: 900 } })

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
}

emptyTest('the new account can sign in again', async ({ page }) => {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  await accountForm(page).getByRole('button', submit).click()
  await expect(page).toHaveURL('/registrar-empresas')
  await signOut(page)
  await fillSignIn(page, newAccountant)
  await expect(page).toHaveURL('/inicio')
})

emptyTest('the campaign of the first address goes with the registration, pages later', async ({ page }) => {
  await openSignIn(page, '?utm_source=boletin&utm_campaign=agosto')
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await fillAccount(page)
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/users'))
  await accountForm(page).getByRole('button', submit).click()
  expect((await request).postDataJSON()).toMatchObject({ utm_source: 'boletin', utm_campaign: 'agosto' })
})

emptyTest('a second submission while a slow server works is ignored', async ({ page }) => {
  await page.goto('/crear-cuenta')
  await fillAccount(page)
  let calls = 0
  const answer = createGate()
  await page.route('**/app/internal/users', async (route) => {
    calls += 1
    await answer.opened
    await route.continue()
  })
  const form = accountForm(page)
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(form.getByRole('button', { name: /Creando tu cuenta/ })).toBeVisible()
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await form.getByLabel('Nombre').press('Enter')
  answer.open()
  await expect(page).toHaveURL('/registrar-empresas')
  expect(calls).toBe(1)
})

emptyTest.describe('an address that is in use', () => {
  emptyTest.use({ expectedFailures: [409] })

  emptyTest('is told in the alert, and nothing typed is lost', async ({ page, product }) => {
    await page.goto('/crear-cuenta')
    await fillAccount(page, { email: product.email, password: 'Contador2026' })
    await accountForm(page).getByRole('button', submit).click()
    await expect(page.getByRole('alert')).toContainText('¡Algo salió mal!')
    await expect(accountForm(page).getByLabel('Apellidos')).toHaveValue('Quispe Mamani')
    await expect(page).toHaveURL('/crear-cuenta')
  })
})

emptyTest.describe('without a network', () => {
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

test('each field says what is wrong when it is left, takes no more than it may, and both boxes must be ticked', async ({
  page,
}) => {
  await page.goto('/crear-cuenta')
  const form = accountForm(page)
  const button = form.getByRole('button', submit)
  for (const [field, typed, message] of messages) {
    await test.step(`${field} with "${typed}": ${message}`, async () => {
      const input = form.getByLabel(field, { exact: true })
      // By keys alone: a select cannot be cleared.
      await input.press('ControlOrMeta+a')
      await input.press('Delete')
      await input.pressSequentially(typed)
      await input.press('Tab')
      await expect(form.getByText(message, { exact: true })).toBeVisible()
      await expect(input).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(button).toBeDisabled()
    })
  }
  const kept = {
    Nombre: ['R0sa 3lvira', 'Rsa lvira'],
    DNI: ['45512871x9', '45512871'],
    Celular: ['9872143069', '987214306'],
  }
  for (const [field, [typed = '', value = '']] of Object.entries(kept)) {
    const input = form.getByLabel(field, { exact: true })
    await input.clear()
    await input.pressSequentially(typed)
    await expect(input).toHaveValue(value)
  }
  await fillAccount(page)
  await expect(button).toBeEnabled()
  for (const [, , message] of messages) await expect(form.getByText(message, { exact: true })).toHaveCount(0)
  for (const box of [/términos y condiciones/, /política de privacidad/]) {
    await form.getByRole('checkbox', { name: box }).uncheck()
    await expect(button).toBeDisabled()
    await form.getByRole('checkbox', { name: box }).check()
  }
})

test('the last button of the page goes back up to the form', async ({ page }) => {
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

  test('show one at a time and go on by one', async ({ page }) => {
    await page.goto('/crear-cuenta')
    const carousel = page.getByRole('region', { name: 'Lo que dicen los contadores' })
    await expect(carousel.getByText('1 de 3')).toBeAttached()
    await carousel.getByRole('button', { name: 'Siguiente' }).click()
    await expect(carousel.getByText('2 de 3')).toBeAttached()
    await expect(carousel.getByText('José Luis Farfán Ruiz')).toBeInViewport()
  })
})
