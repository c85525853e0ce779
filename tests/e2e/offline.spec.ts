import type { Page } from '@playwright/test'
import { expect, type Product, readMonthTest } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

readMonthTest.use({ expectedFailures: ['net::ERR_INTERNET_DISCONNECTED'] })

const openReport = async (page: Page, product: Product): Promise<void> => {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
}

readMonthTest(
  'without a connection a section that is not loaded yet keeps the shell, and opens when the connection is back',
  async ({ page, product }) => {
    await page.route('**/assets/perceptions-page-*.js', (route) => route.abort('internetdisconnected'))
    await openReport(page, product)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Percepciones', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retenciones', exact: true })).toBeVisible()
    await page.unroute('**/assets/perceptions-page-*.js')
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Percepciones', level: 1 })).toBeVisible()
  },
)

readMonthTest(
  'the sections are loaded in idle time, and open without a connection',
  { tag: '@full' },
  async ({ page, product }) => {
    const loaded = page.waitForResponse('**/assets/retentions-page-*.js')
    await openReport(page, product)
    await loaded
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Retenciones', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Retenciones', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
  },
)
