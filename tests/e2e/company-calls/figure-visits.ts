import type { Locator, Page } from '@playwright/test'
import { uploadForm } from '../steps/upload-files.ts'
import { bySection, byTab, byText, type CompanyVisit } from './company-visit.ts'

const detractions = (page: Page): Locator => page.getByRole('region', { name: 'Detracciones' })

/** The figures, charts and forms of a company with its sample month, beginning in the list of companies. */
export const figureVisits: readonly CompanyVisit[] = [
  {
    name: 'dashboard, purchases',
    open: (page) => page.getByRole('link', { name: /EMPRESA DE PRUEBA/ }).click(),
    reads: [
      {
        call: '**/dashboard/total-amount?*',
        waiting: byText('Cargando el IGV del periodo…'),
        failure: 'No pudimos cargar el IGV del periodo',
        loaded: byText('IGV por pagarS/ 997.97'),
      },
      {
        call: '**/purchase/dashboard?*',
        waiting: byText('Cargando las compras…'),
        failure: 'No pudimos cargar las compras',
        loaded: (page) => page.getByRole('link', { name: 'Ir a descargar comprobantes' }),
      },
      {
        call: '**/total-amount-detractions?*',
        waiting: (page) => detractions(page).filter({ hasNotText: 'S/' }),
        failure: 'No pudimos cargar las detracciones',
        loaded: (page) => detractions(page).getByText('S/ 708.00'),
      },
      {
        call: '**/dashboard/history?*',
        waiting: byText('Cargando el historial...'),
        failure: 'No pudimos cargar el historial',
        loaded: (page) => page.getByRole('button', { name: 'Ver como tabla' }).first(),
      },
    ],
  },
  {
    name: 'dashboard, sales',
    open: byTab('Ventas'),
    reads: [
      {
        call: '**/sales/dashboard?*',
        waiting: byText('Cargando las ventas…'),
        failure: 'No pudimos cargar las ventas',
        loaded: byText('Ventas del mes'),
      },
    ],
  },
  {
    name: 'Informe PDT',
    open: bySection('Informe PDT'),
    reads: [
      {
        call: '**/dashboard/pdt-report?*',
        waiting: (page) => page.getByRole('status', { name: 'Cargando el informe...' }),
        failure: 'No pudimos cargar el informe',
        loaded: (page) => page.getByRole('region', { name: 'IGV 18%', exact: true }),
      },
      {
        call: '**/dashboard/pdt-621?*',
        waiting: (page) => page.getByRole('status', { name: 'Cargando las casillas...' }),
        failure: 'No pudimos cargar las casillas',
        loaded: (page) => page.getByRole('row', { name: /^107 / }),
      },
    ],
  },
  {
    name: 'vouchers of a box',
    open: (page) => page.getByRole('button', { name: /de la casilla 107$/ }).click(),
    reads: [
      {
        call: '**/dashboard/pdt-621/**',
        waiting: (page) => page.getByRole('dialog').locator('table[aria-busy=true]'),
        failure: 'No pudimos cargar el informe',
        loaded: (page) => page.getByRole('dialog').getByText('F001-101'),
      },
    ],
  },
  {
    name: 'Ajustes',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /EMPRESA DE PRUEBA.*RUC/ }).click()
      await page.getByRole('link', { name: 'Ajustes de la empresa' }).click()
    },
    reads: [
      {
        call: '**/settings',
        waiting: byText('Cargando los ajustes…'),
        failure: 'No pudimos cargar los ajustes',
        loaded: (page) => page.getByRole('region', { name: 'Saldo a favor inicial' }),
      },
    ],
  },
  {
    name: 'earlier uploads',
    open: bySection('Subir archivos'),
    reads: [
      {
        call: '**/uploads?*',
        waiting: (page) => uploadForm(page).getByText('Cargando las subidas anteriores…'),
        failure: 'No pudimos cargar las subidas anteriores',
        frame: uploadForm,
        loaded: (page) => uploadForm(page).getByText(/^\d+ archivos$/),
      },
    ],
  },
]
