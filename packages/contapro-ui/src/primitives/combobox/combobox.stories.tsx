import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { CalendarIcon } from '../icon/icons.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const suppliers = [
  'Agroindustrias Valle Chicama S.A.C.',
  'Comercial Andina del Sur S.A.C.',
  'Distribuidora Papelera Lima Norte S.A.C.',
  'Ferretería Ñuñoa E.I.R.L.',
  'Huamán Torres, Julio César',
  'Inversiones Cáceres S.A.',
  'Pesquera Bahía de Paita S.A.',
  'Restaurantes Costa y Sazón E.I.R.L.',
  'Transportes Águila Real S.A.C.',
].map((label, index) => ({ value: `20${index}`, label, disabled: label.startsWith('Inversiones') }))

function Holder(props: ComboboxProps): JSX.Element {
  const [value, setValue] = useState(props.value)
  const choose = (next: string): void => {
    setValue(next)
    props.onValueChange(next)
  }
  return (
    <div style={{ maxWidth: 320 }}>
      <Field label="Proveedor">
        <Combobox {...props} value={value} onValueChange={choose} />
      </Field>
    </div>
  )
}

const meta = {
  title: 'Primitivas/Lista con buscador',
  component: Combobox,
  args: { options: suppliers, onValueChange: fn(), placeholder: 'Elige un proveedor' },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const ConTeclado: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Proveedor' })
    await expect(trigger).toHaveTextContent('Elige un proveedor')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const search = await screen.findByRole('combobox', { name: 'Buscar' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).toHaveBeenCalledWith('201')
    await expect(trigger).toHaveTextContent('Comercial Andina del Sur S.A.C.')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const EnterTomaLaUnica: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Proveedor' }))
    const search = await screen.findByRole('combobox', { name: 'Buscar' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('S.A.C{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(search)
    await userEvent.keyboard('NUNOA')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('203')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const SinResultados: Story = {
  args: { value: '202' },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Proveedor' })
    await userEvent.click(trigger)
    const popup = await screen.findByRole('dialog', { name: 'Opciones' })
    await expect(
      within(popup).getByRole('option', { name: 'Distribuidora Papelera Lima Norte S.A.C.' }),
    ).toHaveAttribute('aria-selected', 'true')
    await expect(within(popup).getByRole('option', { name: 'Inversiones Cáceres S.A.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() => expect(within(popup).getByRole('combobox', { name: 'Buscar' })).toHaveFocus())
    await userEvent.keyboard('zzz')
    await expect(await within(popup).findByText('No se encontraron registros.')).toBeVisible()
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(suppliers.length))
  },
}

export const DeBarra: Story = {
  args: { quiet: true, icon: CalendarIcon, value: '208', 'aria-label': 'Proveedor', size: 'sm' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Proveedor' })).toHaveTextContent('Transportes Águila Real')
  },
}

export const Inactiva: Story = {
  args: { disabled: true, value: '200' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Proveedor' })
    await expect(trigger).toBeDisabled()
    await userEvent.click(trigger)
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const ConError: Story = {
  render: (args) => (
    <Field label="Proveedor" error="Seleccione un proveedor">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Proveedor' })
    await expect(trigger).toBeInvalid()
    await expect(trigger).toHaveAccessibleDescription('Seleccione un proveedor')
  },
}
