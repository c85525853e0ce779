import type { Page } from '@playwright/test'
import { createGate } from './product/gate.ts'
import { expect, monthTest, type Product, storedEvents } from './product/test.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { signIn } from './steps/sign-in.ts'

/** The one purchase of the sample month that is doubted while no deposit report is loaded: IGV of S/ 900.00. */
const observed = { name: 'E001-12', reason: 'Detracción sin depósito' }
const payable = { observed: 'S/ 997.97', validated: 'S/ 97.97' }

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const done = (page: Page) => page.getByRole('dialog', { name: '¡Listo!' })

/** The report of the sample month. */
async function openReport(page: Page, product: Product): Promise<void> {
  await signIn(page, product)
  // The tab reads what it has been shown before when it starts.
  await page.reload()
  await page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click()
  await expect(page.getByRole('heading', { name: 'Tu reporte de empresa' })).toBeVisible()
}

/** Its observed purchases, reached from the card of the report. */
async function openObservations(page: Page, product: Product): Promise<void> {
  await openReport(page, product)
  await page.getByRole('link', { name: 'Revisar' }).click()
  await expect(page.getByRole('heading', { name: 'Observaciones' })).toBeVisible()
  await expect(page.getByText(observed.name)).toBeVisible()
}

monthTest(
  'validating an observed purchase lowers the IGV to pay by exactly its IGV, and undoing raises it again',
  async ({ page, product }) => {
    await openReport(page, product)
    await expect(page.getByText(`IGV por pagar${payable.observed}`)).toBeVisible()
    await page.getByRole('link', { name: 'Revisar' }).click()
    await expect(page).toHaveURL(/\/dashboard\/observaciones\?empresa=.+&periodo=202608$/)
    await page.getByRole('button', { name: `Validar ${observed.name}` }).click()
    await expect(done(page)).toContainText(
      'Validaste 1 comprobante. Ahora cuenta como gasto deducible y aparecerá en tu reporte Excel.',
    )
    await expectAccessible(page)
    await done(page).getByRole('button', { name: 'Entendido' }).click()
    await page.getByRole('link', { name: 'Volver al reporte' }).click()
    await expect(page.getByText(`IGV por pagar${payable.validated}`)).toBeVisible()

    await page.goBack()
    await tab(page, 'Validados').click()
    await page.getByRole('button', { name: `Deshacer la decisión sobre ${observed.name}` }).click()
    await expect(done(page)).toContainText('Deshiciste la decisión sobre 1 comprobante.')
    await done(page).getByRole('button', { name: 'Entendido' }).click()
    await page.getByRole('link', { name: 'Volver al reporte' }).click()
    await expect(page.getByText(`IGV por pagar${payable.observed}`)).toBeVisible()
  },
)

monthTest(
  'the reason says what was found, what it means and where it stands',
  { tag: '@full' },
  async ({ page, product }) => {
    await openObservations(page, product)
    await expect(page.getByRole('row', { name: new RegExp(observed.name) })).toContainText(observed.reason)
    await page.getByRole('button', { name: observed.reason }).click()
    const detail = page.getByRole('dialog', { name: observed.name })
    await expect(detail).toContainText('No encontramos el depósito completo de la detracción.')
    await expect(detail).toContainText('Base legal: D.Leg. 940')
    await expect(detail).toContainText('Sin decisión tuya')
  },
)

monthTest(
  'a rejected purchase says who rejected it, and a link shows the same list',
  { tag: '@full' },
  async ({ page, product }) => {
    await openObservations(page, product)
    await page.getByRole('button', { name: `Rechazar ${observed.name}` }).click()
    await expect(done(page)).toContainText('Ya no cuenta como gasto deducible y no aparecerá en tu reporte Excel.')
    await done(page).getByRole('button', { name: 'Entendido' }).click()
    await tab(page, 'Rechazados').click()
    await expect(page).toHaveURL(/lista=rechazados/)
    await expect(page.getByRole('row', { name: new RegExp(observed.name) })).toContainText(
      /Rosa Elvira.* lo rechazó el/,
    )
    await page.reload()
    await expect(tab(page, 'Rechazados')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('row', { name: new RegExp(observed.name) })).toBeVisible()
    await page.goBack()
    await expect(tab(page, 'Observados')).toHaveAttribute('aria-selected', 'true')
    const entries = async (): Promise<string[]> =>
      (await storedEvents(product)).map(({ eventType, description }) => `${eventType} ${description}`)
    await expect.poll(entries).toContain('click observaciones_rechazar')
  },
)

monthTest(
  'what the chosen purchases are worth shows, on a phone in a sheet at the bottom',
  { tag: '@full' },
  async ({ page, product }) => {
    await openObservations(page, product)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('checkbox', { name: `Seleccionar ${observed.name}` }).check()
    const validate = page.getByRole('button', { name: 'Validar 1' })
    await expect(validate).toBeInViewport()
    await expect(page.getByText('Base imponible S/ 5,000.00')).toBeInViewport()
    await validate.click()
    await expect(done(page)).toBeVisible()
    await expectAccessible(page)
  },
)

monthTest.describe('when the server does not do as it should', () => {
  monthTest.use({ expectedFailures: [500] })

  monthTest(
    'a decision that fails brings the purchase back and says so',
    { tag: '@full' },
    async ({ page, product }) => {
      await openObservations(page, product)
      const gate = createGate()
      await page.route('**/observed/validate/**', async (route) => {
        await gate.opened
        await route.fulfill(broken(500, 'INTERNAL_ERROR'))
      })
      await page.getByRole('button', { name: `Validar ${observed.name}` }).click()
      await expect(page.getByRole('dialog', { name: 'Procesando' })).toContainText('Estamos validando 1 comprobante.')
      gate.open()
      const failed = page.getByRole('dialog', { name: 'No pudimos validar los comprobantes' })
      await failed.getByRole('button', { name: 'Entendido' }).click()
      await expect(page.getByText(observed.name)).toBeVisible()
      await expect(tab(page, 'Observados')).toContainText('1')
    },
  )
})

const broken = (status: number, code: string) => ({
  status,
  json: { code, name: 'Error', message: 'Ocurrió un error.', errors: [] },
})
