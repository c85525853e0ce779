import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect, test } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

const broken = {
  status: 500,
  json: { code: 'INTERNAL_ERROR', name: 'Error interno', message: 'Ocurrió un error.', errors: [] },
}

test.use({ expectedFailures: [500] })

test('companies that could not be loaded say so, and another try brings them', { tag: '@full' }, async ({ page }) => {
  await failOn(page, '**/accountant/dashboard/filters')
  await signIn(page, demoAccounts.estudio)
  await expect(page.getByText('No pudimos cargar tus empresas')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Conectada').first()).toBeVisible()
})

test('a company that could not be opened says so under the bar, and another try opens it', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demoAccounts.estudio)
  await failOn(page, '**/businesses/*/periods')
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mis Empresas' })).toBeVisible()
  await expect(page.getByText('No pudimos abrir la empresa')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
})

test('figures that could not be loaded leave the rest of the report in place', { tag: '@full' }, async ({ page }) => {
  await signIn(page, demoAccounts.estudio)
  await failOn(page, '**/dashboard/total-amount?*')
  await page.getByRole('link', { name: /Comercial Andina del Sur/ }).click()
  await expect(page.getByText('No pudimos cargar el IGV del periodo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Evolución de compras' })).toBeVisible()
})

async function failOn(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill(broken))
}
