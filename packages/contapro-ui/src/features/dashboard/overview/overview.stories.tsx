import { aTotalAmount } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withStoryHost } from '../../../host/story-host.tsx'
import { OverviewCard } from './overview-card.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewView } from './overview-view.tsx'

const meta = {
  title: 'Funciones/IGV del periodo',
  component: OverviewView,
  decorators: [withStoryHost()],
  args: {
    taxPeriod: '202510',
    total: aTotalAmount({
      total_amount_igv_sales: '48762.30',
      total_amount_igv_purchase: '31204.18',
      total_amount_igv_total: '15243.12',
      sum_positive_balance: '2315.00',
      flag_show_positive_balance: true,
      positive_balance_period: '202509',
      sales_cpes_count: 477,
      purchase_credit_cpes_count: 113,
    }),
  },
} satisfies Meta<typeof OverviewView>

export default meta
type Story = StoryObj<typeof meta>

export const PorPagarConSaldoAnterior: Story = {
  name: 'Por pagar, con saldo anterior',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByRole('region', { name: 'IGV de octubre 2025' })).toBeVisible()
    await expect(screen.getByRole('link', { name: /^IGV de ventas/ })).toHaveAttribute(
      'href',
      '#/vouchers?operation=VENTA&figure=igv-ventas&taxPeriod=202510',
    )
    await expect(screen.getByRole('link', { name: /^IGV de compras/ })).toHaveAttribute(
      'href',
      '#/vouchers?operation=COMPRA&figure=igv-compras&taxPeriod=202510',
    )
    await expect(
      screen.getByRole('figure', {
        name: 'Del IGV de ventas, compras 64.0%, saldo a favor anterior 4.7%, por pagar 31.3%',
      }),
    ).toBeInTheDocument()
  },
}

export const PorPagar: Story = {
  name: 'Por pagar, sin saldo anterior',
  args: { total: aTotalAmount() },
}

export const SaldoAFavor: Story = {
  name: 'Saldo a favor del periodo',
  args: {
    total: aTotalAmount({
      total_amount_igv_sales: '21480.20',
      total_amount_igv_purchase: '26912.55',
      total_amount_igv_total: '-6672.35',
      sum_positive_balance: '1240.00',
      flag_show_positive_balance: true,
      positive_balance_period: '202509',
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('Saldo a favor del periodo')).toBeVisible()
    await expect(screen.queryByText('IGV por pagar')).not.toBeInTheDocument()
  },
}

export const SinMovimiento: Story = {
  name: 'Sin movimiento',
  args: {
    total: aTotalAmount({
      total_amount_igv_sales: '0.00',
      total_amount_igv_purchase: '0.00',
      total_amount_igv_total: '0.00',
      sales_cpes_count: 0,
      purchase_credit_cpes_count: 0,
    }),
  },
}

export const ConAvisos: Story = {
  name: 'Con avisos',
  args: {
    total: aTotalAmount({
      flag_prorrata_missing: true,
      interrupted_carry: { after_period: '202507', from_period: '202508', to_period: '202509' },
      missing_exchange_rate_count: 3,
      missing_exchange_rate_sales_count: 1,
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    await expect(hrefs('Ver comprobantes')).toEqual([
      '#/vouchers?operation=COMPRA&figure=sin-tipo-de-cambio&taxPeriod=202510',
      '#/vouchers?operation=VENTA&figure=sin-tipo-de-cambio&taxPeriod=202510',
    ])
    await expect(screen.getByText(/^2 compras en otra moneda/)).toBeVisible()
    await expect(screen.getByText(/^1 venta en otra moneda/)).toBeVisible()
    await expect(screen.getByText(/^Faltan meses por cargar/)).toBeVisible()
    await expect(hrefs('Ver en el Informe PDT')).toEqual(['#/pdt?taxPeriod=202510'])
    await expect(hrefs('Configurarla')).toEqual(['#/settings?section=prorrata'])
  },
}

export const ConNotasQueSeArrastran: Story = {
  name: 'Con notas de crédito que se arrastran',
  args: { total: aTotalAmount({ total_amount_igv_purchase: '-72.00', left_credit_notes_amount: '72.00' }) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('Notas de crédito que el formulario no admite')).toBeVisible()
    await expect(screen.getByText(/S\/.72\.00 de IGV pasa al siguiente periodo/)).toBeVisible()
  },
}

export const ConCreditoDeOtroPeriodo: Story = {
  name: 'Con crédito de otro periodo',
  args: { total: aTotalAmount({ moved_credit_cpes_count: 1, moved_credit_amount: '180.00' }) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('Incluye crédito de otro periodo')).toBeVisible()
    await expect(screen.getByText(/El IGV de compras incluye/)).toHaveTextContent(
      'El IGV de compras incluye S/ 180.00 de 1 comprobante de un periodo anterior, por depositar tarde su detracción.',
    )
    await expect(screen.getByRole('link', { name: 'Ver en el Informe PDT' })).toHaveAttribute(
      'href',
      '#/pdt?taxPeriod=202510',
    )
  },
}

export const CifrasGrandes: Story = {
  name: 'Cifras grandes',
  args: {
    embedded: true,
    total: aTotalAmount({
      total_amount_igv_sales: '1234567890.12',
      total_amount_igv_purchase: '987654321.09',
      total_amount_igv_total: '246913569.03',
    }),
  },
}

export const Cargando: Story = { render: ({ taxPeriod }) => <OverviewSkeleton taxPeriod={taxPeriod} /> }

export const Anchos: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1136, 840, 560, 320].map((width, index) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <OverviewView {...args} taxPeriod={`20250${index + 1}`} />
        </div>
      ))}
    </div>
  ),
}

export const Conectada: Story = {
  decorators: [withStoryHost({ company: 0 })],
  render: () => <OverviewCard embedded />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^IGV de ventas/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'IGV de agosto 2026', busy: false })).toBeVisible()
  },
}

export const ConectadaCargando: Story = {
  name: 'Conectada, cargando',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getTotalAmount: 'slow' } } })],
  render: () => <OverviewCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'IGV de agosto 2026', busy: true })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const SinPeriodos: Story = {
  name: 'Empresa sin comprobantes',
  decorators: [withStoryHost({ company: 3 })],
  render: () => <OverviewCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay comprobantes de esta empresa')).toBeVisible()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getTotalAmount: 'error' } } })],
  render: () => <OverviewCard />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No pudimos cargar el IGV del periodo',
    )
  },
}
