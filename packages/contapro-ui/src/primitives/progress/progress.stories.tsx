import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Primitivas/Avance',
  component: Progress,
  args: { value: 62, label: 'Subiendo compras.zip' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 360 }}>
      <Progress value={0} label="Subiendo ventas.zip" />
      <Progress value={62} label="Subiendo compras.zip" />
      <Progress value={100} label="Subiendo todo" />
    </div>
  ),
}

export const Accesible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Subiendo compras.zip' })).toHaveValue(62)
  },
}

export const FueraDeRango: Story = {
  args: { value: 140.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(100)
  },
}
