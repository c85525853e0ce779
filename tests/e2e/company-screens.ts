import type { Page } from '@playwright/test'
import { demoAccounts } from './product/accounts.ts'
import { expect } from './product/test.ts'
import type { Screen } from './screen.ts'
import { uploadForm } from './steps/upload-files.ts'

const openCompany = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /Conectada/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^IGV de compras/ })).toBeVisible()
}
const openVouchers = async (page: Page): Promise<void> => {
  await openCompany(page)
  await page.getByRole('link', { name: /^IGV de compras/ }).click()
  await expect(page.getByText(/^1–\d+ de/)).toBeVisible()
}

const openObservations = async (page: Page): Promise<void> => {
  await openVouchers(page)
  await page.goto(page.url().replace('/comprobantes?', '/observaciones?'))
  await expect(page.getByRole('tab', { name: /^Observados ?\d/ })).toBeVisible()
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

/** Screens of a company, each reached from Inicio. */
export const companyScreens: readonly Screen[] = [
  {
    name: 'dashboard-compras',
    open: async (page) => {
      await openCompany(page)
      await expect(page.getByRole('img', { name: /compras/i }).first()).toBeVisible()
    },
  },
  {
    name: 'dashboard-ventas',
    open: async (page) => {
      await openCompany(page)
      await page.getByRole('tab', { name: 'Ventas' }).click()
      await expect(page.getByRole('img', { name: /ventas/i }).first()).toBeVisible()
    },
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
      await expect(page.getByRole('region', { name: 'Resumen del periodo' })).toContainText('S/')
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
  },
  {
    name: 'observaciones',
    open: openObservations,
  },
  {
    name: 'observaciones-validados',
    open: async (page) => {
      await openObservations(page)
      await page.getByRole('tab', { name: /^Validados/ }).click()
      await expect(page.getByRole('button', { name: 'Descarga masiva' })).toBeVisible()
    },
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
    open: async (page) => {
      await openVouchers(page)
      await page.getByRole('button', { name: 'Descargar reporte' }).click()
      await expect(page.getByRole('dialog', { name: 'Descarga tu reporte' })).toBeVisible()
    },
  },
  { name: 'detracciones', open: openDeposits },
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
