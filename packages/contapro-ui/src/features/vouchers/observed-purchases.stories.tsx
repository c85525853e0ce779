import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withStoryHost } from '../../provider/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { dataWith, observed } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes observados',
  component: PurchaseVouchersPanel,
  args: { showSummary: true },
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const LlevanAObservaciones: Story = {
  name: 'La cuenta y el estado llevan a Observaciones',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed]) } })],
  async play({ canvas }) {
    const count = await canvas.findByRole('link', { name: 'Revisar 1 observado del periodo' })
    const badges = await canvas.findAllByRole('link', { name: 'Observado' })
    for (const link of [count, ...badges])
      await expect(link).toHaveAttribute('href', expect.stringContaining('observa'))
  },
}
