import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Primitivas/Iniciales',
  component: Avatar,
  args: { name: 'Comercial Andina del Sur S.A.C.' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="Comercial Andina del Sur S.A.C." />
      <Avatar name="Pesquera Bahía de Paita S.A." muted />
      <Avatar name="Rosa Elvira Quispe" kind="person" />
      <Avatar name="Ñandú S.A.C." />
    </div>
  ),
}

/** The name always stands beside it, so a screen reader hears it once. */
export const Adorno: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CA')).toHaveAttribute('aria-hidden', 'true')
  },
}
