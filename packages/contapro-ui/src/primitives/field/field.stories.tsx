import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DigitsInput } from '../digits-input/digits-input.tsx'
import { PasswordInput } from '../password-input/password-input.tsx'
import { Select } from '../select/select.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field, FieldGrid } from './field.tsx'

const meta = {
  title: 'Primitivas/Campo',
  component: Field,
  args: { label: 'RUC' },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

const change = fn()

export const Estados: Story = {
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <FieldGrid columns={2}>
        <Field label="RUC" hint="Los 11 dígitos de la empresa">
          <DigitsInput defaultValue="20990000019" maxLength={11} />
        </Field>
        <Field label="Usuario SOL" error="El usuario SOL debe tener 8 caracteres">
          <TextInput defaultValue="ANDINA7" />
        </Field>
        <Field label="Clave SOL">
          <PasswordInput defaultValue="Contapro2026" size="lg" />
        </Field>
        <Field label="Nombre" disabled>
          <TextInput defaultValue="Comercial Andina del Sur S.A.C." />
        </Field>
        <Field label="API key" optional>
          <TextInput placeholder="Pégala aquí" />
        </Field>
        <Field label="Perfil de contador">
          <Select
            placeholder="Selecciona tu perfil"
            options={[
              { value: 'freelance', label: 'Contador Freelance' },
              { value: 'estudio', label: 'Estudio Contable' },
            ]}
          />
        </Field>
        <Field label="Buscar" wide>
          <TextInput icon="search" quiet size="sm" placeholder="Serie-número, ej. F001-0001" />
        </Field>
      </FieldGrid>
      <div style={{ display: 'grid', gap: 12, marginTop: 20 }}>
        <Checkbox label="Acepto los términos y condiciones" defaultChecked />
        <Checkbox label="Acepto la política de privacidad" />
        <Checkbox label="Algunos" mixed />
        <Checkbox label="Inactivo" disabled />
        <Checkbox label="Inactivo y marcado" disabled defaultChecked />
      </div>
    </div>
  ),
}

export const ConError: Story = {
  args: { error: 'El RUC ingresado es inválido', children: <DigitsInput defaultValue="20731548900" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'RUC' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('El RUC ingresado es inválido')
  },
}

export const ConAyuda: Story = {
  args: { hint: 'Los 11 dígitos de la empresa', optional: true, children: <DigitsInput /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'RUC Opcional' })
    await expect(input).toHaveAccessibleDescription('Los 11 dígitos de la empresa')
  },
}

export const SoloDigitos: Story = {
  args: { children: <DigitsInput maxLength={11} onChange={(event) => change(event.currentTarget.value)} /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'RUC' })
    await userEvent.click(input)
    await userEvent.paste('20-99 0000A019 y más')
    await expect(input).toHaveValue('20990000019')
    await expect(change).toHaveBeenLastCalledWith('20990000019')
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('20990000019')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('20599000001')
  },
}

export const Contrasena: Story = {
  args: { label: 'Contraseña', children: <PasswordInput defaultValue="Contapro2026" /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contraseña')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar contraseña' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Casillas: StoryObj<typeof Checkbox> = {
  render: () => <Checkbox label="Acepto los términos" mixed />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos' })
    await expect(box).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}

const choose = fn()

export const Seleccion: StoryObj<typeof Select> = {
  render: () => (
    <Select
      quiet
      icon="calendar"
      aria-label="Periodo"
      defaultValue="202608"
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        { value: '202608', label: 'Agosto 2026' },
        { value: '202607', label: 'Julio 2026' },
        { value: '202606', label: 'Junio 2026', disabled: true },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Periodo' })
    await userEvent.selectOptions(select, 'Julio 2026')
    await expect(choose).toHaveBeenLastCalledWith('202607')
  },
}
