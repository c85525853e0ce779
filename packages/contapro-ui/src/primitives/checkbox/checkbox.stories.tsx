import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Primitivas/Casilla',
  component: Checkbox,
  args: { label: 'Acepto los términos', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Estados: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Checkbox label="Marcada" defaultChecked />
      <Checkbox label="Sin marcar" />
      <Checkbox label="Algunos" mixed />
      <Checkbox label="Con error" aria-invalid />
      <Checkbox label="Inactiva" disabled />
      <Checkbox label="Inactiva y marcada" disabled defaultChecked />
      <Checkbox
        label={
          <>
            <span>Acepto los</span>{' '}
            <Link variant="inline" href="#terminos">
              términos y condiciones
            </Link>{' '}
            <span>y la política de privacidad de la plataforma</span>
          </>
        }
      />
    </div>
  ),
}

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Acepto los términos'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Mixta: Story = {
  args: { mixed: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

/** The box has 18 px, what a finger may press 44. */
export const Blanco: Story = {
  args: { label: undefined, 'aria-label': 'Seleccionar F001-12345' },
  decorators: [(Story) => <div style={{ padding: 20 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Seleccionar F001-12345' })
    const { left, top, width } = box.getBoundingClientRect()
    await expect(width).toBe(18)
    await expect(document.elementFromPoint(left - 12, top - 12)).toBe(box)
  },
}
