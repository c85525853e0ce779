import type { Page } from '@playwright/test'

/** Registers a company through its form; the success screen shows. */
export async function registerCompany(
  page: Page,
  company: { readonly ruc: string; readonly name: string },
): Promise<void> {
  await page
    .getByRole('link', { name: /Registra tu primera empresa|Registrar nueva empresa/ })
    .first()
    .click()
  await page.getByLabel('Nombre de la empresa').fill(company.name)
  await page.getByLabel('RUC', { exact: true }).fill(company.ruc)
  await page.getByLabel('Usuario SOL').fill('PRUEBA01')
  await page.getByLabel('Clave SOL').fill('clave123')
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check()
  await page.getByRole('button', { name: 'Registrar empresa' }).click()
  await page.getByRole('heading', { name: '¡Listo!' }).waitFor()
}
