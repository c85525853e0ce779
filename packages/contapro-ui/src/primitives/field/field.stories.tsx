import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Formulario: Story = {
  render: () => (
    <FieldGrid columns={2} style={{ maxWidth: 560 }}>
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
      <Field label="Razón social de la empresa tal como figura en la ficha RUC" wide hint="Una sola línea">
        <TextInput />
      </Field>
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toBeDisabled()
    const ruc = canvas.getByRole('textbox', { name: 'RUC' }).getBoundingClientRect()
    await expect(canvas.getByRole('textbox', { name: 'Usuario SOL' }).getBoundingClientRect().top).toBe(ruc.top)
  },
}

export const ConError: Story = {
  args: { error: 'El RUC ingresado es inválido', children: <DigitsInput defaultValue="20731548900" /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'RUC' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('El RUC ingresado es inválido')
    await userEvent.click(canvas.getByText('RUC'))
    await expect(input).toHaveFocus()
  },
}

export const ConAyuda: Story = {
  args: { hint: 'Los 11 dígitos de la empresa', optional: true, children: <DigitsInput /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'RUC Opcional' })
    await expect(input).toHaveAccessibleDescription('Los 11 dígitos de la empresa')
    await expect(input).not.toBeInvalid()
  },
}

/** Under 420 px of the form's own width the fields stand under each other. */
export const Angosto: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <FieldGrid columns={2}>
        <Field label="DNI">
          <DigitsInput />
        </Field>
        <Field label="Celular" error="Ingrese un número telefónico válido">
          <DigitsInput />
        </Field>
      </FieldGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [dni, phone] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect())
    await expect(phone?.left).toBe(dni?.left)
    await expect(phone?.top).toBeGreaterThan(dni?.bottom ?? 0)
  },
}
