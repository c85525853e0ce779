import { expect, readMonthTest } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

readMonthTest.use({ expectedFailures: ['net::ERR_INTERNET_DISCONNECTED'] })

readMonthTest(
  'without a connection a section that is not loaded yet keeps the shell, and opens when the connection is back',
  async ({ page, product }) => {
    await page.route('**/assets/perceptions-page-*.js', (route) => route.abort('internetdisconnected'))
    await signIn(page, product)
    const company = page.getByRole('link', { name: /EMPRESA DE PRUEBA/ })
    // A section without parts that load on demand, unlike the charts of the report.
    await page.goto(((await company.getAttribute('href')) ?? '').replace('/dashboard?', '/dashboard/retenciones?'))
    await expect(page.getByRole('heading', { name: 'Retenciones', level: 1 })).toBeVisible()
    await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).not.toHaveCount(0)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Percepciones', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retenciones', exact: true })).toBeVisible()
    await page.unroute('**/assets/perceptions-page-*.js')
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Percepciones', level: 1 })).toBeVisible()
  },
)
