import type { Page } from '@playwright/test'
import { onlyCompany, signedInClient } from './product/company-calls.ts'
import { sampleMonth } from './product/sample-month.ts'
import { storedViews } from './product/stored-views.ts'
import { expect, monthTest, type Product, readMonthTest } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectNoSidewaysScroll } from './steps/expect-no-sideways-scroll.ts'
import { expectViewBegun } from './steps/expect-view-begun.ts'
import { signIn } from './steps/sign-in.ts'

/** The screens of a company, each with its name in the event log. */
const screens = [
  { path: '', view: 'dashboard' },
  { path: '/comprobantes', view: 'comprobantes' },
  { path: '/comprobantes', more: '&operacion=ventas', view: 'comprobantes_venta' },
  { path: '/observaciones', view: 'observaciones' },
  { path: '/detracciones', view: 'detracciones' },
  { path: '/percepciones', view: 'percepciones' },
  { path: '/retenciones', view: 'retenciones' },
  { path: '/informe-pdt', view: 'informe_pdt' },
  { path: '/ajustes', view: 'ajustes' },
  { path: '/subir-archivos', view: 'subir_archivos' },
  { path: '/editar-credenciales', view: 'editar_credenciales' },
] as const

/** Signs in; answers the query that names company and period, of which no screen is open yet. */
async function findCompany(page: Page, product: Product): Promise<string> {
  await signIn(page, product)
  const { uuid } = await onlyCompany(await signedInClient(product.url, product))
  return `?empresa=${uuid}&periodo=${sampleMonth.period.code}`
}

monthTest(
  'each screen counts as viewed after ten seconds on it, not before',
  { tag: '@full' },
  async ({ page, product }) => {
    const query = await findCompany(page, product)
    const now = await page.evaluate(() => Date.now())
    await page.clock.install({ time: now })
    // The test keeps this clock stopped while a screen loads.
    await page.clock.pauseAt(now + 60_000)
    for (const { path, view, ...screen } of screens) {
      await page.goto(`/dashboard${path}${query}${'more' in screen ? screen.more : ''}`)
      await expectViewBegun(page, view)
      const since = await page.evaluate(() => Date.now())
      await page.clock.runFor(10_000)
      // What was counted too early would have an earlier time.
      const views = async () => (await storedViews(product)).filter((stored) => stored.view === view)
      await expect.poll(views).toEqual([{ view, at: since + 10_000 }])
    }
  },
)

readMonthTest('on a phone the purchases are searched, filtered, read and chosen', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const query = await findCompany(page, product)
  await page.goto(`/dashboard/comprobantes${query}`)
  await expect(page.getByText('1–12 de 12')).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(12)
  const dollars = rows.filter({ hasText: 'F002-900' })
  await expect(dollars).toContainText('IMPORTADORA DE PRUEBA CUATRO S.A.')
  await expect(dollars).toContainText('S/ 3,750.00')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Filtrar' }).click()
  const filter = page.getByRole('dialog', { name: 'Filtrar por' })
  await filter.getByText('Estado', { exact: true }).click()
  await filter.getByRole('radio', { name: 'Observado', exact: true }).check({ force: true })
  await filter.getByRole('button', { name: 'Aplicar filtro' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('E001-12')
  await expect(page).toHaveURL(/estado=observado/)

  const address = page.url()
  await page.goto('/inicio')
  await expect(page.getByRole('link', { name: /EMPRESA DE PRUEBA/ })).toBeVisible()
  await page.goto(address)
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('Estado: Observado')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Seleccionar E001-12' }).check()
  await expect(page.getByRole('button', { name: 'Descarga masiva' })).toHaveCount(1)
  await expect(page.getByText('S/ 5,000.00').last()).toBeInViewport()
  await page.getByRole('button', { name: 'Ver el detalle de E001-12' }).click()
  await expect(page.getByRole('dialog')).toContainText('SERVICIOS Y AÑADIDOS TRES S.R.L.')
  await expectNoSidewaysScroll(page)
})
