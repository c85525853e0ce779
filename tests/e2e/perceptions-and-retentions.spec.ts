import type { Page } from '@playwright/test'
import { createGate } from './product/gate.ts'
import { expect, monthTest, type Product, storedEvents } from './product/test.ts'
import { signIn } from './steps/sign-in.ts'

async function openSection(page: Page, product: Product, name: string): Promise<void> {
  await signIn(page, product)
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await page.getByRole('link', { name, exact: true }).click()
}

const lists = [
  {
    name: 'Percepciones',
    call: '**/dashboard-reports/perceptions?*',
    noun: 'percepciones',
    facts: ['Percepción venta interna', 'P001-21', '25/08/2026', '20990000027', '20990000019', 'S/ 23.60', 'Emitido'],
    total: 'S/ 23.60',
  },
  {
    name: 'Retenciones',
    call: '**/dashboard-reports/retentions?*',
    noun: 'retenciones',
    facts: ['CLIENTE DE PRUEBA UNO S.A.C.', '20990000078', '28/08/2026', 'R001-9', 'S/ 354.00', 'Emitido'],
    total: 'S/ 354.00',
  },
  {
    name: 'Detracciones',
    call: '**/businesses/dashboard/detractions?*',
    noun: 'detracciones',
  },
] as const

for (const { name, noun, ...list } of lists) {
  if ('facts' in list) {
    monthTest(`${name}: the period's vouchers with their sum, and the file of each`, async ({ page, product }) => {
      await openSection(page, product, name)
      const row = page.getByRole('row', { name: new RegExp(list.facts[1]) })
      for (const fact of list.facts) await expect(row).toContainText(fact)
      const summary = page.getByRole('region', { name: `Resumen de ${noun}` })
      await expect(summary).toContainText(`Total de ${noun}1`)
      await expect(summary).toContainText(`Importe total${list.total}`)
      await expect(page.getByLabel('Registros por página').locator('option')).toHaveText([
        /^10 /,
        /^20 /,
        /^50 /,
        /^100 /,
      ])
      await page.getByRole('button', { name: /^Ver comprobante/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect
        .poll(async () => (await storedEvents(product)).map(({ description }) => description))
        .toContain(`${noun}_ver_comprobante`)
    })
  }

  monthTest.describe(`${name} with a bad server`, () => {
    monthTest.use({ expectedFailures: [500, 401] })

    monthTest(
      'a slow answer keeps the places, a failed one says so, and another try brings the list',
      async ({ page, product }) => {
        const gate = createGate()
        await page.route(list.call, async (route) => {
          await gate.opened
          await route.fulfill(failure(500, 'INTERNAL_ERROR'))
        })
        await openSection(page, product, name)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
        gate.open()
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(`No pudimos cargar las ${noun}`)
        await page.unrouteAll()
        await alert.getByRole('button', { name: 'Reintentar' }).click()
        await expect(alert).toBeHidden()
        await expect(page.getByRole('table').or(page.getByText('No hay comprobantes encontrados.'))).toBeVisible()
      },
    )

    monthTest('an expired session says so', async ({ page, product }) => {
      await page.route(list.call, (route) => route.fulfill(failure(401, 'ACCESS_TOKEN_EXPIRED')))
      await openSection(page, product, name)
      await expect(page.getByRole('dialog', { name: /sesión/i })).toBeVisible()
    })
  })
}

const failure = (status: number, code: string) => ({
  status,
  json: { code, name: 'Error', message: 'Ocurrió un error.', errors: [] },
})
