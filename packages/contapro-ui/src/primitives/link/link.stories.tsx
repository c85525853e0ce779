import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { Link } from './link.tsx'

const go = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = {
  title: 'Primitivas/Enlace',
  component: Link,
  args: { href: '#detalle', children: 'Ver detalle', onClick: go },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="#volver" variant="back">
        Volver
      </Link>
      <Link href="#detalle">Ver detalle</Link>
      <Text>
        <span>Revisa la</span>{' '}
        <Link href="#politica" variant="inline">
          política de privacidad
        </Link>{' '}
        <span>antes de seguir.</span>
      </Text>
    </div>
  ),
}

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ver detalle' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await expect(go).toHaveBeenCalledOnce()
  },
}

export const EnOtraPestana: Story = {
  args: { href: 'https://www.sunat.gob.pe', target: '_blank', children: 'Ir a SUNAT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir a SUNAT' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
