import type { Page, Request } from '@playwright/test'
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

readMonthTest(
  'the sections that were fetched while the report was shown open without a connection',
  async ({ page, product }) => {
    const code = watchCode(page)
    await signIn(page, product)
    await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
    await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
    // The charts fetch their code after the figures, which may be later than the code of the sections.
    const charts = page.getByRole('img', { name: /^(Evolución de compras|Comprobantes observados)/ })
    await expect(charts.locator('.recharts-surface')).toHaveCount(2)
    await expect.poll(code.isThere).toBe(true)
    await page.context().setOffline(true)
    for (const name of sections) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toHaveCount(0)
  },
)

const sections = [
  'Comprobantes de compra',
  'Detracciones',
  'Percepciones',
  'Retenciones',
  'Informe PDT',
  'Editar credenciales',
  'Subir archivos',
]

const sectionCode =
  /\/assets\/(vouchers|observations|detractions|perceptions|retentions|pdt|credentials|uploads|settings)-page-/

/** Watches the code that a page fetches. It is there once all sections are, with all that they import. */
function watchCode(page: Page) {
  const pending = new Set<Request>()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) pending.add(request)
  })
  page.on('requestfinished', (request) => {
    pending.delete(request)
    const name = sectionCode.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  return { isThere: () => fetched.size === 9 && pending.size === 0 }
}
