import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as inPage, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SalesVouchersPanel } from './sales-vouchers-panel.tsx'
import { dataWith, sold } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes, avisos de ventas',
  component: SalesVouchersPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof SalesVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const VentasConAvisos: Story = {
  name: 'Ventas con avisos',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(sold, 'VENTA') } })],
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('row', { name: /B001-57.*Aviso: Cliente sin documento y 1 más/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Solo con avisos (2)', pressed: false }))
    await expect(args.onListChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, advised: true }))
    await waitFor(() => expect(canvas.queryByText('F001-116')).not.toBeInTheDocument())
    await expect(canvas.getByText('Suma de 2 comprobantes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el detalle de F001-120' }))
    const detail = within(await inPage.findByRole('dialog'))
    await waitFor(() => expect(detail.getByText(/Faltan 3 números antes de F001-120/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Solo con avisos (2)', pressed: true }))
    await expect(await canvas.findByText('F001-116')).toBeVisible()
  },
}
