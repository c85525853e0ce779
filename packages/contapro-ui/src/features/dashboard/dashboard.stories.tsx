import { aPurchaseDashboard, aSalesDashboard, aTotalAmount, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { DashboardPanel } from './dashboard-panel.tsx'

const meta = {
  title: 'Funciones/Reporte de empresa',
  component: DashboardPanel,
} satisfies Meta<typeof DashboardPanel>

export default meta
type Story = StoryObj<typeof meta>

const purchases = aPurchaseDashboard({
  total_importe_total: '214724.48',
  total_cpes_count: 128,
  downloadable_cpes_count: 126,
  observed_count: 12,
  observed_by_reason: [
    { code: 'FOREIGN_ITEM', name: 'Gasto ajeno al giro', totalValue: 6, amount: '5733.89' },
    { code: 'ISSUER_NOT_FOUND', name: 'Proveedor no habido', totalValue: 2, amount: '1232.88' },
    { code: 'PERSONAL_USE', name: 'Consumo personal', totalValue: 3, amount: '791.72' },
    { code: null, name: null, totalValue: 1, amount: '412.80' },
  ],
})
const sales = aSalesDashboard({
  total_importe_total: '334193.97',
  total_cpes_count: 477,
  total_count_bv: 318,
  total_amount_bv: '58940.15',
  total_count_fa: 142,
  total_amount_fa: '280316.42',
  total_count_nc: 11,
  total_amount_nc: '-6420.60',
  total_count_nd: 2,
  total_amount_nd: '378.00',
  total_count_other_codes: 4,
  total_amount_other_codes: '980.00',
  porcentage_previous_month: { porcentage_total_sales: 8.4, porcentage_cps_count: -2.1 },
})
const total = aTotalAmount({
  total_amount_igv_sales: '48762.30',
  total_amount_igv_purchase: '31204.18',
  total_amount_igv_total: '15243.12',
  sum_positive_balance: '2315.00',
  flag_show_positive_balance: true,
  positive_balance_period: '202607',
  sales_cpes_count: 477,
  purchase_credit_cpes_count: 113,
})
const detractions = {
  sum_paid_detractions: '2609.00',
  sum_not_paid_detractions: '1114.00',
  unknown_not_paid_detractions_count: 13,
  total_amount_detractions: '3723.00',
}
const answers = {
  getTotalAmount: total,
  getPurchaseDashboard: purchases,
  getSalesDashboard: sales,
  getDetractionTotals: detractions,
}

const onEvent = fn()

export const Compras: Story = {
  decorators: [withStoryHost({ company: 0, api: { answers }, onEvent })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('Tienes 126 comprobantes de compra listos para descargar')).toBeVisible()
    await expect(screen.getByRole('tab', { name: 'Compras' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByText('Evolución de compras')).toBeVisible()
    const card = screen.getByRole('region', { name: 'Detracciones' })
    await waitFor(() =>
      expect(card).toHaveTextContent('Por pagarS/ 1,114.00Más 13 sin monto conocidoPagadasS/ 2,609.00'),
    )
    const place = 'businessUuid=[0-9a-f-]{36}&taxPeriod=202608'
    await expect(within(card).getByRole('link', { name: 'Ver detalle' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^#/detractions\\?${place}$`),
    )
    // The total adds up the deposits of the period, whenever they were paid.
    await expect(within(card).getByRole('link', { name: 'Pagadas' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^#/detractions\\?paid=S&filterType=fechaPeriodo&${place}$`),
    )
    await expect(screen.getByRole('link', { name: 'Revisar' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^#/observations\\?${place}$`),
    )
    await userEvent.click(screen.getByRole('link', { name: 'Ir a descargar comprobantes' }))
    await expect(onEvent).toHaveBeenCalledWith({
      type: 'clicked',
      view: 'dashboard',
      target: 'descargar_comprobantes',
    })
  },
}

export const DetraccionesConError: Story = {
  name: 'Detracciones con error',
  decorators: [withStoryHost({ company: 0, api: { answers, scenarios: { getDetractionTotals: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar las detracciones')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Ventas: Story = {
  args: { defaultTab: 'VENTA' },
  decorators: [withStoryHost({ company: 0, api: { answers } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const invoices = (): HTMLElement => screen.getByRole('region', { name: 'Facturas emitidas' })
    await waitFor(() => expect(invoices()).toHaveTextContent('142'))
    await expect(invoices()).toHaveTextContent('2.1%vs. julio 2026')
  },
}

export const CambiaElPeriodo: Story = {
  name: 'Cambia el periodo',
  decorators: [withStoryHost({ company: 0 })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const period = await screen.findByRole('combobox', { name: 'Periodo' })
    await expect(screen.getByRole('heading', { name: 'IGV de agosto 2026' })).toBeVisible()
    await userEvent.selectOptions(period, '202607')
    await expect(await screen.findByRole('heading', { name: 'IGV de julio 2026' })).toBeVisible()
  },
}

export const SinObservados: Story = {
  name: 'Sin observados',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: {
          ...answers,
          getPurchaseDashboard: { ...purchases, downloadable_cpes_count: 0, observed_count: 0, observed_by_reason: [] },
        },
      },
    }),
  ],
}

export const PeriodoVacio: Story = {
  name: 'Periodo vacío',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: { getPurchaseDashboard: aPurchaseDashboard(), getSalesDashboard: aSalesDashboard() },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('No hay comprobantes de compras en el periodo.')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Ventas' }))
    await expect(await screen.findByText('No hay comprobantes de ventas en el periodo.')).toBeVisible()
  },
}

export const Cargando: Story = {
  decorators: [
    withStoryHost({
      company: 0,
      api: { scenarios: { getTotalAmount: 'slow', getPurchaseDashboard: 'slow', getHistory: 'slow' } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('Cargando el historial...')).toBeVisible()
  },
}

export const HistorialConError: Story = {
  name: 'Historial con error',
  decorators: [withStoryHost({ company: 0, api: { answers, scenarios: { getHistory: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar el historial')
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [
    withStoryHost({
      company: 0,
      api: { scenarios: { getTotalAmount: 'error', getPurchaseDashboard: 'error', getHistory: 'error' } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  },
}

export const FaltaDePermisos: Story = {
  name: 'Falta de permisos',
  decorators: [withStoryHost({ company: 2, api: { answers } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Faltan permisos de SUNAT para acceder a toda la información.',
    )
  },
}

export const SinComprobantes: Story = {
  name: 'Empresa sin comprobantes',
  decorators: [withStoryHost({ company: 3 })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('Aún no hay comprobantes de esta empresa')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Subir archivos' })).toBeVisible()
  },
}

export const SinEmpresa: Story = {
  name: 'Sin empresa elegida',
  decorators: [withStoryHost()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No hay una empresa elegida')).toBeVisible()
  },
}

const because = ['credit']
/** An update of the rules changed boxes of earlier periods: the notice is there until somebody confirms it. */
export const ReglasNuevas: Story = {
  name: 'Con casillas que una regla nueva cambió',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers,
        data: () => {
          const data = someMockData()
          const changes = ['202604', '202605', '202606', '202607'].flatMap((tax_period, i) => [
            {
              id: 2 * i,
              tax_period,
              box: i === 0 ? '108' : '145',
              before: i === 0 ? 720 : 0,
              after: 2520,
              reasons: because,
            },
            { id: 2 * i + 1, tax_period, box: '184', before: 1_080, after: -720, reasons: [...because, 'isc'] },
          ])
          return { ...data, ruleChanges: new Map([[data.businesses[0]?.uuid ?? '', changes]]) }
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const notice = await screen.findByRole('region', { name: /^Contapro corrigió reglas/ })
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(notice).getAllByRole('listitem')[0]).toHaveTextContent(
      'Abril 2026: la casilla 184 pasa de 1,080 a -720, y cambia otra.Por qué: las notas cuentan en la detracción de su comprobante y en el límite de boletas, y en otra moneda usan su tipo de cambio; el ISC es parte de la base, una sola vez.',
    )
    await userEvent.click(within(notice).getByRole('button', { name: 'Ver las 8 casillas' }))
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(4)
    const boxes = within(notice).getByRole('table', { name: 'Abril 2026' })
    await expect(within(boxes).getByRole('row', { name: '108 720 2,520' })).toBeVisible()
    await userEvent.click(within(notice).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Contapro corrigió reglas/ })).toBeNull())
  },
}

/** An update merged vouchers whose series was written in two ways: each is named once. */
export const ComprobantesUnidos: Story = {
  name: 'Con comprobantes que contaban dos veces',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers,
        data: () => {
          const data = someMockData()
          const merged = [45, 46, 47, 48].map((number, i) => ({
            id: i + 1,
            code: `20990010031-01-0001-${number}`,
            former_code: `20990010031-01-001-${number}`,
            operation_type: 'COMPRA' as const,
            tax_period: '202608',
            total_amount: '295.59',
          }))
          return { ...data, mergedVouchers: new Map([[data.businesses[0]?.uuid ?? '', merged]]) }
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const notice = await screen.findByRole('region', { name: /^4 comprobantes contaban dos veces/ })
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(notice).getAllByRole('listitem')[0]).toHaveTextContent(
      '0001-45 de 20990010031, agosto 2026: estaba también como 001-45 y se contaba otra vez por S/ 295.59',
    )
    await userEvent.click(within(notice).getByRole('button', { name: 'Ver los 4 comprobantes' }))
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(within(notice).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /contaban dos veces/ })).toBeNull())
  },
}
