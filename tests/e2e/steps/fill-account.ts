import type { Locator, Page } from '@playwright/test'
import type { Account } from '../product/accounts.ts'

/** A new accountant, as the form asks. */
export const newAccountant: Account = {
  email: 'rosa.quispe@estudioquispe.pe',
  password: 'Contador2026',
}

/** The form of `/crear-cuenta`; the page's last call has a button of the same name. */
export const accountForm = (page: Page): Locator => page.getByRole('form', { name: 'Crea tu cuenta' })

/** Fills the form of a new account as a person would. */
export async function fillAccount(page: Page, { email, password }: Account = newAccountant): Promise<void> {
  const form = accountForm(page)
  await form.getByLabel('Nombre').fill('Rosa Elvira')
  await form.getByLabel('Apellidos').fill('Quispe Mamani')
  await form.getByLabel('DNI').fill('45512871')
  await form.getByLabel('Celular').fill('987214306')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Perfil de contador').selectOption('Estudio Contable')
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await form.getByRole('checkbox', { name: /política de privacidad/ }).check()
}
