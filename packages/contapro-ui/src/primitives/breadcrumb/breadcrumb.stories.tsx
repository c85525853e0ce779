import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Breadcrumb } from './breadcrumb.tsx'

const go = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = {
  title: 'Primitivas/Ruta de páginas',
  component: Breadcrumb,
  args: {
    steps: [
      { label: 'Mis Empresas', href: '#inicio', onClick: go },
      { label: 'Comercial Andina del Sur S.A.C.', href: '#empresa', onClick: go },
      { label: 'Comprobantes de compra' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ruta de páginas' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Comprobantes de compra')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Mis Empresas' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(go).toHaveBeenCalledOnce()
  },
}

export const Angosta: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(200)
  },
}
