import { aVoucher } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { inDollars, withoutRate } from './testing/sample-vouchers.ts'
import { VoucherDetailModal } from './voucher-detail-modal.tsx'

const meta = {
  title: 'Funciones/Detalle de comprobante',
  component: VoucherDetailModal,
  decorators: [withStoryHost()],
  args: { voucher: undefined, businessUuid: 'kallpa', onClose: fn(), onDownload: fn() },
} satisfies Meta<typeof VoucherDetailModal>

export default meta
type Story = StoryObj<typeof meta>

export const EnDolares: Story = { name: 'En dólares', args: { voucher: inDollars } }

export const SinTipoDeCambio: Story = {
  name: 'Sin tipo de cambio',
  args: { voucher: withoutRate },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Falta tipo de cambio' })
    await expect(link).toHaveAttribute(
      'href',
      '#/settings?section=exchange_rates&currency=USD&date=2026-08-05&businessUuid=kallpa',
    )
  },
}

/** Only the upload of its voucher helps. */
export const NotaSinSuComprobante: Story = {
  name: 'Nota sin el comprobante cuyo tipo de cambio usa',
  args: { voucher: { ...withoutRate, type: '07', exchange_rate_date: null } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Falta tipo de cambio' })
    await expect(link).toHaveAttribute('href', '#/uploads?businessUuid=kallpa')
    const reason = screen.getByText(/^Una nota usa el tipo de cambio del comprobante que modifica/)
    await waitFor(() => expect(reason).toBeVisible())
  },
}

export const NotaSinTipoDeCambio: Story = {
  name: 'Nota sin el tipo de cambio de su comprobante',
  args: { voucher: { ...withoutRate, type: '07', exchange_rate_date: '2026-07-10' } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Falta tipo de cambio' })
    await expect(link).toHaveAttribute(
      'href',
      '#/settings?section=exchange_rates&currency=USD&date=2026-07-10&businessUuid=kallpa',
    )
  },
}

export const TipoDeCambioIngresado: Story = {
  name: 'Con un tipo de cambio ingresado a mano',
  args: {
    voucher: {
      ...inDollars,
      source: 'xml',
      exchange_rate: '3.755',
      exchange_rate_entry: { entered_by: 'Rosa Elena Quispe Mamani', entered_at: '2026-09-03T15:20:00Z' },
    },
  },
  play: async () => {
    const name = await screen.findByText('Tipo de cambio ingresado por')
    await waitFor(() => expect(name).toBeVisible())
    await expect(screen.getByText('Rosa Elena Quispe Mamani, 03/09/2026 10:20')).toBeVisible()
  },
}

export const Venta: Story = { args: { voucher: aVoucher({ operation_type: 'VENTA' }) } }

export const NotaDeCredito: Story = {
  name: 'Nota de crédito',
  args: {
    voucher: aVoucher({
      type: '07',
      type_name: 'Nota de crédito',
      serie: 'FC01',
      taxable_amount: '-250.00',
      igv_amount: '-45.00',
      total_amount: '-295.00',
      igv_credit_amount: '-45.00',
      item_description: null,
    }),
  },
}

export const CreditoMasAdelante: Story = {
  name: 'Crédito en otro periodo',
  args: {
    voucher: aVoucher({
      afecto_detraccion: 'si',
      igv_credit: 'later',
      igv_credit_period: '202609',
      igv_credit_amount: '0.00',
      igv_credit_reasons: [
        {
          code: 'DETRACTION_DEPOSITED_LATE',
          message: 'La detracción se completó fuera de plazo: el crédito va al periodo en que se completó.',
        },
      ],
    }),
  },
  play: async () => {
    const title = await screen.findByText('Da crédito fiscal en setiembre 2026')
    await waitFor(() => expect(title).toBeVisible())
  },
}
