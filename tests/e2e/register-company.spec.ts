import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { createGate } from './product/gate.ts'
import { takenCompany } from './product/taken-company.ts'
import { collectTest, emptyTest, expect, test } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { fillCompany } from './steps/fill-company.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const company = { ruc: '20990000019', name: 'Empresa de prueba S.A.C.' }
const submit = { name: 'Registrar empresa' } as const

const messages: readonly (readonly [field: string, typed: string, message: string])[] = [
  ['Nombre de la empresa', '', 'Ingrese el nombre de la empresa a registrar'],
  ['Nombre de la empresa', '   ', 'Ingrese el nombre de la empresa a registrar'],
  ['RUC', '', 'Ingrese el RUC'],
  ['RUC', 'no es un número', 'Ingrese el RUC'],
  ['RUC', '2099000001', 'El RUC debe de tener 11 dígitos.'],
  ['RUC', '20990000018', 'El RUC ingresado es inválido'],
  ['RUC', '30990000019', 'El RUC ingresado es inválido'],
  ['Usuario SOL', '', 'Ingrese el usuario SOL'],
  ['Usuario SOL', 'PRUEBA1', 'El usuario SOL debe tener 8 caracteres'],
  ['Usuario SOL', 'prueba01', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['Usuario SOL', 'PRUEBA-1', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['Clave SOL', '', 'Ingrese su clave SOL'],
]

test('each field of the company form says what is wrong when it is left', async ({ page }) => {
  await signIn(page, demoAccounts.withoutCompany)
  await page.goto('/registrar-empresa')
  for (const [field, typed, message] of messages) {
    await test.step(`${field} with "${typed}": ${message}`, async () => {
      const input = page.getByLabel(field, { exact: true })
      await input.clear()
      await input.pressSequentially(typed)
      await input.press('Tab')
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(input).toHaveAccessibleDescription(message)
      await expect(page.getByRole('button', submit)).toBeDisabled()
    })
  }
})

test('inputs take no more than the SUNAT portal does', async ({ page }) => {
  await signIn(page, demoAccounts.withoutCompany)
  await page.goto('/registrar-empresa')
  const limits = {
    RUC: ['2'.repeat(12), 11],
    'Usuario SOL': ['A'.repeat(9), 8],
    'Clave SOL': ['a'.repeat(13), 12],
  } as const
  for (const [field, [typed, length]] of Object.entries(limits)) {
    const input = page.getByLabel(field, { exact: true })
    await input.pressSequentially(typed)
    await expect(input).toHaveValue(typed.slice(0, length))
  }
})

test('both boxes must be ticked before the company can be registered', async ({ page }) => {
  await signIn(page, demoAccounts.withoutCompany)
  await page.goto('/registrar-empresa')
  await fillCompany(page, company)
  await expect(page.getByRole('button', submit)).toBeEnabled()
  for (const box of [/términos y condiciones/, /política de privacidad/]) {
    await page.getByRole('checkbox', { name: box }).uncheck()
    await expect(page.getByRole('button', submit)).toBeDisabled()
    await page.getByRole('checkbox', { name: box }).check()
  }
})

emptyTest('after a registration another company can be registered, or one finishes', async ({ page, product }) => {
  await signIn(page, product)
  await registerCompany(page, company)
  await expect(page.getByText('Tu empresa fue registrada correctamente.')).toBeVisible()
  await expect(page.getByText('Verás sus comprobantes en 1 a 2 días hábiles.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Registrar otra empresa' }).click()
  await expect(page.getByLabel('RUC', { exact: true })).toHaveValue('')
  await fillCompany(page, { ruc: '10990000013', name: 'Huamán Torres, Julio César' })
  await page.getByRole('button', submit).click()
  await page.getByRole('link', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(page.getByRole('link', { name: /RUC/ })).toHaveCount(2)
})

emptyTest('a second submission while a slow server works is ignored', async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/registrar-empresa')
  await fillCompany(page, company)
  let calls = 0
  const answer = createGate()
  await page.route('**/app/internal/me/businesses', async (route) => {
    calls += 1
    await answer.opened
    await route.continue()
  })
  const form = page.getByRole('form', { name: 'Registra tu empresa' })
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Registrando empresa' })).toHaveAttribute('aria-busy', 'true')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await page.getByLabel('Clave SOL').press('Enter')
  answer.open()
  await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
  expect(calls).toBe(1)
})

emptyTest.describe('without a network', () => {
  emptyTest.use({ expectedFailures: ['net::ERR_INTERNET_DISCONNECTED'] })

  emptyTest('the registration says so, nothing typed is lost, and later it goes through', async ({ page, product }) => {
    await signIn(page, product)
    await page.goto('/registrar-empresa')
    await fillCompany(page, company)
    await page.context().setOffline(true)
    await page.getByRole('button', submit).click()
    await expect(page.getByRole('alert')).toContainText('No pudimos registrar la empresa')
    await expect(page.getByRole('alert')).toContainText('Revisa tu conexión a internet')
    await expect(page.getByLabel('RUC', { exact: true })).toHaveValue(company.ruc)
    await page.context().setOffline(false)
    await page.getByRole('button', submit).click()
    await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
  })
})

test('a press below a field that is left with an error counts, and the error shows after it', async ({ page }) => {
  await signIn(page, demoAccounts.withoutCompany)
  await page.goto('/registrar-empresa')
  await page.getByLabel('RUC', { exact: true }).fill('20990000018')
  const message = page.getByText('El RUC ingresado es inválido')
  const folded = page.getByText('Credenciales API SUNAT')
  await folded.hover()
  await page.mouse.down()
  await expect(page.getByLabel('RUC', { exact: true })).not.toBeFocused()
  expect(await message.count()).toBe(0)
  await page.mouse.up()
  await expect(page.getByLabel('API key (client id)')).toBeVisible()
  await expect(message).toBeVisible()
})

collectTest.describe('a RUC that is registered already', () => {
  collectTest.use({ expectedFailures: [409] })

  collectTest('by the same account says so, and the form starts anew', async ({ page, product }) => {
    await signIn(page, product)
    await registerCompany(page, company)
    await refuse(page, company)
    await expect(page.getByRole('alert')).toContainText('Revisa el RUC o busca la empresa en tu inicio.')
  })

  collectTest('by another account names it and the way to support', async ({ page, product }) => {
    await signIn(page, product)
    await refuse(page, { ...takenCompany, name: 'Otro nombre' })
    await expect(page.getByRole('alert')).toContainText(
      `El ruc ${takenCompany.ruc} ya se encuentra registrado en otra cuenta como ${takenCompany.name}, contactar con soporte de ContaPro.`,
    )
  })
})

async function refuse(page: Page, taken: typeof company): Promise<void> {
  await page.goto('/registrar-empresa')
  await fillCompany(page, taken)
  await page.getByRole('button', submit).click()
  await expect(page.getByRole('alert')).toContainText('La Pyme ya se encuentra registrada')
  await expect(page.getByLabel('RUC', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', submit)).toBeDisabled()
}
