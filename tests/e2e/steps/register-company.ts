import type { Page } from '@playwright/test'
import { type CompanyInput, fillCompany } from './fill-company.ts'

/** Registers a company through its form; the success screen shows. */
export async function registerCompany(page: Page, company: CompanyInput): Promise<void> {
  await page.goto('/registrar-empresa')
  await fillCompany(page, company)
  await page.getByRole('button', { name: 'Registrar empresa' }).click()
  await page.getByRole('heading', { name: '¡Listo!' }).waitFor()
}
