import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Primitivas/Contraseña',
  component: PasswordInput,
  args: { defaultValue: 'Contapro2026' },
  decorators: [
    (Story) => (
      <Field label="Contraseña" style={{ maxWidth: 320 }}>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const ConOjo: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contraseña')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar contraseña' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Contapro2026')
  },
}

/** The eye has 32 px, what a finger may press 44. */
export const Blanco: Story = {
  play: async ({ canvas }) => {
    const eye = canvas.getByRole('button', { name: 'Mostrar contraseña' })
    const { left, top, height } = eye.getBoundingClientRect()
    await expect(document.elementFromPoint(left - 5, top + height / 2)).toBe(eye)
  },
}

export const Inactiva: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Mostrar contraseña' })).toBeDisabled()
  },
}
