import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './logo.tsx'

const meta = { title: 'Primitivas/Marca', component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Logo />
      <Logo variant="mark" />
      <Logo variant="attribution" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Contapro')).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: 'Contapro' })).toBeVisible()
  },
}
