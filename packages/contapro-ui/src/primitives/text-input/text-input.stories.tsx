import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchIcon } from '../icon/icons.ts'
import { TextInput } from './text-input.tsx'

const meta = {
  title: 'Primitivas/Texto de entrada',
  component: TextInput,
  args: { 'aria-label': 'Nombre', onChange: fn() },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Estados: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <TextInput aria-label="Chico" size="sm" placeholder="Chico" />
      <TextInput aria-label="Normal" defaultValue="Comercial Andina del Sur S.A.C." />
      <TextInput aria-label="Grande" size="lg" placeholder="Grande" />
      <TextInput aria-label="Buscar" quiet icon={SearchIcon} placeholder="Serie-número, ej. F001-0001" />
      <TextInput aria-label="Con error" aria-invalid defaultValue="ANDINA7" />
      <TextInput aria-label="Inactivo" disabled defaultValue="Comercial Andina" />
      <TextInput aria-label="Solo lectura" readOnly numeric defaultValue="20990000019" />
      <TextInput
        aria-label="Largo"
        defaultValue="Distribuidora Papelera Lima Norte y Asociados Sociedad Anónima Cerrada"
      />
    </div>
  ),
}

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const box = input.parentElement
    await expect(box && getComputedStyle(box).outlineStyle).toBe('solid')
    await userEvent.keyboard('Ana')
    await expect(input).toHaveValue('Ana')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

/** What a form filters while it is typed: the caret stays where it was. */
export const Filtrado: Story = {
  args: { filter: (text) => text.replace(/[^\p{L} ]/gu, ''), maxLength: 8 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre' })
    await userEvent.type(input, 'Ro5sa Elvira')
    await expect(input).toHaveValue('Rosa Elv')
  },
}
