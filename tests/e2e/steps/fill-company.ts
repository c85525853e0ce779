import type { Page } from '@playwright/test'

/** What the company form asks; the SOL user decides how the demo's SUNAT answers. */
export interface CompanyInput {
  readonly ruc: string
  readonly name: string
  readonly solUser?: string
}

/** Fills the company form. */
export async function fillCompany(page: Page, { ruc, name, solUser = 'PRUEBA01' }: CompanyInput): Promise<void> {
  await page.getByLabel('Nombre de la empresa').fill(name)
  await page.getByLabel('RUC', { exact: true }).fill(ruc)
  await page.getByLabel('Usuario SOL').fill(solUser)
  await page.getByLabel('Clave SOL').fill('clave123')
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check()
}
