import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './product/test.ts'
import type { Look } from './screen.ts'
import { chooseReport } from './steps/download-report.ts'

// What opens over the screens of a company. It changes nothing on the server: calls that would are kept from it.
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

const broken = {
  status: 500,
  json: { code: 'INTERNAL_ERROR', name: 'Error interno', message: 'Ocurrió un error.', errors: [] },
}
const fail = (route: Route): Promise<void> => route.fulfill(broken)
/** No answer comes. */
const hang = (): void => undefined

/** Over the vouchers, while the detail of one is open. */
export const voucherDialogs: readonly Look[] = [
  {
    name: 'modal-glosa',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'ver glosa' }).first().click()
      await expect(dialog(page, 'Detalle de ítems en glosa')).toBeVisible()
    },
  },
  {
    name: 'modal-vista-previa',
    async open(page) {
      await page.keyboard.press('Escape')
      const images = page.getByRole('button', { name: /^Ver la imagen de/, disabled: false })
      await images.first().click()
      await expect(page.getByRole('img', { name: /^Comprobante / })).toBeVisible()
    },
  },
]

/** Over the vouchers, while the choice of a report is open. */
export const reportDialogs: readonly Look[] = [
  {
    name: 'modal-descarga-generando',
    async open(page) {
      await page.route('**/reports?*', hang)
      await dialog(page, 'Descarga tu reporte').getByRole('button', { name: 'Descargar Archivo' }).click()
      await expect(dialog(page, 'Generando')).toBeVisible()
    },
  },
  {
    name: 'modal-descarga-fallida',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.unrouteAll()
      await page.route('**/reports?*', fail)
      const modal = await chooseReport(page, 'Compras RCE')
      await modal.getByRole('button', { name: 'Descargar Archivo' }).click()
      await expect(dialog(page, 'No se completó la descarga')).toBeVisible()
    },
  },
  {
    name: 'modal-descarga-completada',
    async open(page) {
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(dialog(page, 'Descarga completada')).toBeVisible()
    },
  },
]

/** Over the observed purchases. */
export const decisionDialogs: readonly Look[] = [
  {
    name: 'modal-decision-procesando',
    async open(page) {
      await page.route('**/observed/validate/**', hang)
      await chosenValidation(page).click()
      await page.getByRole('button', { name: 'Sí, validar' }).click()
      await expect(dialog(page, 'Procesando')).toBeVisible()
    },
  },
  {
    name: 'modal-decision-fallida',
    async open(page) {
      // The new route is set before the reload. Removing the first route while calls are in flight would leave them unanswered.
      await page.route('**/observed/validate/**', fail)
      await page.reload()
      await chooseAll(page)
      await chosenValidation(page).click()
      await page.getByRole('button', { name: 'Sí, validar' }).click()
      await expect(dialog(page, 'No pudimos validar los comprobantes')).toBeVisible()
    },
  },
]

/** Over the validated purchases. */
export const validatedDialogs: readonly Look[] = [
  {
    name: 'modal-nota-de-credito',
    async open(page) {
      await page.getByLabel('Registros por página').selectOption('100')
      await page
        .getByRole('button', { name: /^Rechazar FC/ })
        .first()
        .click()
      await expect(dialog(page, '¿Rechazar la nota de crédito?')).toBeVisible()
    },
  },
]

/** Over the paid detractions. */
export const depositDialogs: readonly Look[] = [
  {
    name: 'modal-calendario',
    async open(page) {
      await page.getByRole('button', { name: /^Fecha de pago \d/ }).click()
      await expect(page.getByRole('grid')).toBeVisible()
    },
  },
]

/** Over the dashboard: the menu of narrow windows, and what the first visit shows. */
export const dashboardDialogs: readonly Look[] = [
  {
    name: 'modal-menu',
    width: 390,
    async open(page) {
      await page.getByRole('button', { name: 'Menú' }).click()
      await expect(dialog(page, 'Menú')).toBeVisible()
    },
  },
  {
    name: 'modal-video-del-reporte',
    async open(page) {
      await page.evaluate(() => {
        for (const flag of ['completedOnboardingVideo', 'completedFirstOnboarding']) localStorage.setItem(flag, 'false')
      })
      await page.reload()
      await expect(dialog(page, 'Así funciona el reporte de tu empresa')).toBeVisible()
    },
  },
  {
    name: 'modal-recorrido',
    async open(page) {
      await page.getByRole('button', { name: 'Empezar el recorrido' }).click()
      await expect(dialog(page, 'Recorrido guiado')).toContainText('1 de 4')
    },
  },
  {
    name: 'modal-recorrido-al-final',
    async open(page) {
      const tour = dialog(page, 'Recorrido guiado')
      for (const step of [2, 3, 4]) {
        await tour.getByRole('button', { name: 'Siguiente' }).click()
        await expect(tour).toContainText(`${step} de 4`)
      }
    },
  },
]

/** Chooses the purchases of the page. */
export async function chooseAll(page: Page): Promise<void> {
  // Before there are rows there is nothing to choose.
  await expect(page.getByRole('checkbox', { name: /^Seleccionar \w+-\d+$/ })).not.toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }).check()
  await expect(chosenValidation(page)).toBeVisible()
}

const chosenValidation = (page: Page): Locator => page.getByRole('button', { name: /^Validar \d+$/ })
