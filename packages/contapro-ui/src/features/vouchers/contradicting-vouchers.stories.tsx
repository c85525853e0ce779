import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { SalesVouchersPanel } from './sales-vouchers-panel.tsx'
import { contradicting, dataWith, observed } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes, importes que no cuadran',
  component: PurchaseVouchersPanel,
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The mark of the one row that has it opens the detail, which says what does not add up. */
const opensDetail: Story['play'] = async ({ canvasElement }) => {
  const screen = within(canvasElement)
  const marks = await screen.findAllByRole('button', { name: /^Ver por qué no cuadran los importes de/ })
  await expect(marks).toHaveLength(1)
  const [mark = canvasElement] = marks
  await expect(mark).toHaveAccessibleName('Ver por qué no cuadran los importes de F001-520')
  await expect(mark).toHaveAccessibleDescription(/difieren en 0\.01/)
  await userEvent.click(mark)
  const dialog = within(await screen.findByRole('dialog', { name: 'F001-520' }))
  await waitFor(() => expect(dialog.getByText('Sus importes no cuadran')).toBeVisible())
}

export const Compras: Story = {
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed, contradicting]) } })],
  play: opensDetail,
}

export const Ventas: Story = {
  render: (args) => <SalesVouchersPanel {...args} />,
  decorators: [
    withStoryHost({
      company: 0,
      api: { data: dataWith([{ ...contradicting, operation_type: 'VENTA', status: null, igv_credit: null }], 'VENTA') },
    }),
  ],
  play: opensDetail,
}
