import type { Page } from '@playwright/test'
import { takenCompany } from './product/taken-company.ts'
import { collectTest, emptyTest, expect } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { fillCompany } from './steps/fill-company.ts'
import { registerCompany } from './steps/register-company.ts'
import { signIn } from './steps/sign-in.ts'

const company = { ruc: '20990000019', name: 'Empresa de prueba S.A.C.' }
const submit = { name: 'Registrar empresa' } as const

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

emptyTest.describe('without a network', { tag: '@full' }, () => {
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

collectTest.describe('a RUC that is registered already', { tag: '@full' }, () => {
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
