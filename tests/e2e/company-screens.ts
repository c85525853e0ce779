import type { Page } from '@playwright/test'
import {
  chooseAll,
  dashboardDialogs,
  decisionDialogs,
  depositDialogs,
  reportDialogs,
  validatedDialogs,
  voucherDialogs,
} from './company-dialogs.ts'
import { demoAccounts } from './product/accounts.ts'
import { expect } from './product/test.ts'
import type { Look, Screen } from './screen.ts'
import { chooseReport } from './steps/download-report.ts'
import { uploadForm } from './steps/upload-files.ts'

/** The dashboard of the first connected company. */
export const openCompany = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^IGV de compras/ })).toBeVisible()
}
const openVouchers = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.getByRole('link', { name: 'Comprobantes de compra', exact: true }).click()
  await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
}

const openObservations = async (page: Page): Promise<void> => {
  await openVouchers(page)
  await page.goto(page.url().replace('/comprobantes?', '/observaciones?'))
  await expect(page.getByRole('tab', { name: /^Observados/ })).toBeVisible()
  await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
}

const openDeposits = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.goto(page.url().replace('/dashboard?', '/dashboard/detracciones?'))
  await expect(page.getByRole('button', { name: /^Ver constancia/ }).first()).toBeVisible()
}

const openSettings = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.goto(page.url().replace('/dashboard?', '/dashboard/ajustes?'))
  await expect(page.getByRole('region', { name: 'Plantilla de Siscont' })).toBeVisible()
}

/** The dashboard when the company has these periods; the real server has no voucher of them. */
const openWithPeriods = async (page: Page, periods: readonly string[]): Promise<void> => {
  await page.unrouteAll()
  await page.route('**/periods', (route) => route.fulfill({ json: { tax_periods: periods } }))
  await page.goto(page.url().replace(/periodo=\d+/, `periodo=${periods[0] ?? ''}`))
}

/** The dashboard of a period and of a company without vouchers. */
const emptyDashboards: readonly Look[] = [
  {
    name: 'dashboard-compras-sin-datos',
    open: async (page) => {
      await openWithPeriods(page, ['201801'])
      await expect(page.getByText('No hay comprobantes de compras en el periodo.').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'dashboard-ventas-sin-datos',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Ventas' }).click()
      await expect(page.getByText('No hay comprobantes de ventas en el periodo.').first()).toBeVisible()
    },
  },
  {
    name: 'dashboard-empresa-sin-datos',
    open: async (page) => {
      await openWithPeriods(page, [])
      await expect(page.getByText('Aún no hay comprobantes de esta empresa')).toBeVisible()
    },
  },
]

/** Screens of a company, each reached from Inicio. */
export const companyScreens: readonly Screen[] = [
  {
    name: 'dashboard-compras',
    open: async (page) => {
      await openCompany(page)
      await expect(page.getByRole('img', { name: /compras/i }).first()).toBeVisible()
    },
    next: dashboardDialogs,
  },
  {
    name: 'dashboard-ventas',
    open: async (page) => {
      await openCompany(page)
      await page.getByRole('tab', { name: 'Ventas' }).click()
      await expect(page.getByRole('img', { name: /ventas/i }).first()).toBeVisible()
    },
    next: emptyDashboards,
  },
  { name: 'comprobantes', open: openVouchers },
  {
    name: 'comprobantes-de-venta',
    open: async (page) => {
      await openVouchers(page)
      await page.goto(`${page.url()}&operacion=ventas`)
      await expect(page.getByRole('columnheader', { name: 'Cliente' })).toBeVisible()
      await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
    },
  },
  {
    name: 'comprobantes-grupo-b',
    account: demoAccounts.freelance,
    open: async (page) => {
      await page
        .getByRole('link', { name: /Conectada/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Resumen del periodo' })).toContainText(/\d/)
    },
  },
  {
    name: 'modal-filtro',
    open: async (page) => {
      await openVouchers(page)
      await page.getByRole('button', { name: 'Filtrar' }).click()
      await expect(page.getByRole('radio', { name: 'Gasto deducible', exact: true })).toBeVisible()
    },
  },
  {
    name: 'modal-comprobante',
    open: async (page) => {
      await openVouchers(page)
      await page
        .getByRole('button', { name: /^Ver el detalle/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    next: voucherDialogs,
  },
  {
    name: 'observaciones',
    open: openObservations,
  },
  {
    name: 'observaciones-seleccion',
    expectedFailures: [500],
    open: async (page) => {
      await openObservations(page)
      await chooseAll(page)
    },
    next: decisionDialogs,
  },
  {
    name: 'observaciones-validados',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('tab', { name: /^Validados/ }).click()
      await expect(page.getByRole('button', { name: 'Descarga masiva' })).toBeVisible()
    },
    next: validatedDialogs,
  },
  {
    name: 'observaciones-rechazados',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('tab', { name: /^Rechazados/ }).click()
      await expect(page.getByText('Los comprobantes rechazados no cuentan')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'modal-motivo',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('row').getByRole('button', { name: 'Detracción sin depósito' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'modal-descarga',
    expectedFailures: [500],
    open: async (page) => {
      await openVouchers(page)
      await chooseReport(page, 'Compras RCE')
    },
    next: reportDialogs,
  },
  { name: 'detracciones', open: openDeposits, next: depositDialogs },
  {
    name: 'detracciones-por-pagar',
    open: async (page) => {
      await openDeposits(page)
      await page.getByRole('tab', { name: 'Por pagar' }).click()
      await expect(page.getByText(/por depositar/).first()).toBeVisible()
    },
  },
  {
    name: 'modal-constancia',
    open: async (page) => {
      await openDeposits(page)
      await page
        .getByRole('button', { name: /^Ver constancia/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Constancia de pago' })).toBeVisible()
    },
  },
  ...(['percepciones', 'retenciones'] as const).map((name) => ({
    name,
    open: async (page: Page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', `/dashboard/${name}?`))
      await expect(page.getByRole('region', { name: `Resumen de ${name}` })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  })),
  {
    name: 'subir-archivos',
    open: async (page) => {
      await openCompany(page)
      await page.goto(page.url().replace('/dashboard?', '/dashboard/subir-archivos?'))
      await expect(uploadForm(page).getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
    },
  },
  { name: 'ajustes', open: openSettings },
  {
    name: 'modal-columna',
    open: async (page) => {
      await openSettings(page)
      await page.getByRole('button', { name: 'Editar ESTADO' }).click()
      await expect(page.getByRole('dialog', { name: 'Editar columna' })).toBeVisible()
    },
  },
  {
    name: 'modal-cambios-sin-guardar',
    open: async (page) => {
      await openSettings(page)
      await page.getByLabel('Datos por línea').selectOption('42')
      await page.getByRole('link', { name: 'Percepciones', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })).toBeVisible()
    },
  },
]
