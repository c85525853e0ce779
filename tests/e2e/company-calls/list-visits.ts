import type { Locator, Page } from '@playwright/test'
import { byAddress, bySection, byTab, byText, type CompanyVisit } from './company-visit.ts'

const busyTable = (page: Page): Locator => page.locator('table[aria-busy=true]')
const vouchers = { waiting: busyTable, failure: 'No pudimos cargar los comprobantes' } as const

/** The lists of a company with its sample month. */
export const listVisits: readonly CompanyVisit[] = [
  {
    name: 'purchases',
    open: bySection('Comprobantes de compra'),
    reads: [{ call: '**/all-invoices?*', ...vouchers, loaded: byText('1–12 de 12') }],
  },
  {
    name: 'options of the filter',
    open: (page) => page.getByRole('button', { name: 'Filtrar' }).click(),
    reads: [
      {
        call: '**/filter-all-invoices?*',
        waiting: (page) => page.getByRole('status', { name: 'Opciones' }),
        failure: 'No pudimos cargar las opciones',
        loaded: (page) => page.getByRole('radio', { name: 'Gasto deducible', exact: true }),
      },
    ],
  },
  {
    name: 'sales',
    open: byAddress('/comprobantes', '&operacion=ventas'),
    reads: [{ call: '**/all-invoices?*', ...vouchers, loaded: byText('1–9 de 9') }],
  },
  {
    name: 'observed purchases',
    open: byAddress('/observaciones'),
    reads: [{ call: '**/dashboard-reports/observed?*', ...vouchers, loaded: byText('E001-12') }],
  },
  {
    name: 'rejected purchases',
    open: byTab('Rechazados'),
    reads: [
      {
        call: '**/dashboard-reports/rejected?*',
        ...vouchers,
        loaded: (page) => page.getByRole('row', { name: /B001-77/ }),
      },
    ],
  },
  {
    name: 'validated purchases',
    open: byTab('Validados'),
    reads: [{ call: '**/dashboard-reports/validated?*', ...vouchers, loaded: byText('1–10 de 10') }],
  },
  {
    name: 'detractions',
    open: bySection('Detracciones'),
    reads: [
      {
        call: '**/businesses/dashboard/detractions?*',
        waiting: busyTable,
        failure: 'No pudimos cargar las detracciones',
        loaded: byText('No hay comprobantes encontrados.'),
      },
    ],
  },
  {
    name: 'perceptions',
    open: bySection('Percepciones'),
    reads: [
      {
        call: '**/dashboard-reports/perceptions?*',
        waiting: busyTable,
        failure: 'No pudimos cargar las percepciones',
        loaded: byText('P001-21'),
      },
    ],
  },
  {
    name: 'retentions',
    open: bySection('Retenciones'),
    reads: [
      {
        call: '**/dashboard-reports/retentions?*',
        waiting: busyTable,
        failure: 'No pudimos cargar las retenciones',
        loaded: byText('R001-9'),
      },
    ],
  },
]
