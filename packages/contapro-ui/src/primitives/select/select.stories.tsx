import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { CalendarIcon } from '../icon/icons.ts'
import { Select } from './select.tsx'

const choose = fn()
const periods = [
  { value: '202608', label: 'Agosto 2026' },
  { value: '202607', label: 'Julio 2026' },
  { value: '202606', label: 'Junio 2026', disabled: true },
]

const meta = {
  title: 'Primitivas/Selección',
  component: Select,
  args: {
    'aria-label': 'Periodo',
    options: periods,
    defaultValue: '202608',
    onChange: (event) => choose(event.currentTarget.value),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Estados: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 280, justifyItems: 'start' }}>
      <Select aria-label="Chica" size="sm" options={periods} />
      <Select aria-label="Normal" options={periods} />
      <Select aria-label="Grande" size="lg" options={periods} />
      <Select aria-label="Sin elegir" placeholder="Selecciona tu perfil" options={periods} />
      <Select aria-label="De barra" quiet icon={CalendarIcon} options={periods} />
      <Select aria-label="Con error" aria-invalid options={periods} />
      <Select aria-label="Inactiva" disabled options={periods} />
      <Select
        aria-label="Larga"
        options={[{ value: 'a', label: 'Registro de compras electrónico con ítems, imágenes y XML' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Normal' })
    const box = select.parentElement
    // It covers its box whole, and an option that is off leaves it on.
    await expect(select.getBoundingClientRect().width).toBe(box?.clientWidth)
    await expect(box && getComputedStyle(box).cursor).not.toBe('not-allowed')
  },
}

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Periodo' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Julio 2026')
    await expect(choose).toHaveBeenLastCalledWith('202607')
    await expect(canvas.getByRole<HTMLOptionElement>('option', { name: 'Junio 2026' }).disabled).toBe(true)
  },
}

export const EnCampo: Story = {
  render: () => (
    <Field label="Perfil de contador" error="Seleccione su perfil de contador" style={{ maxWidth: 280 }}>
      <Select placeholder="Selecciona tu perfil" options={[{ value: 'freelance', label: 'Contador Freelance' }]} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Perfil de contador' })
    await expect(select).toHaveDisplayValue('Selecciona tu perfil')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Seleccione su perfil de contador')
  },
}
