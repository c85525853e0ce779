import { aBusiness, aRuc, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../provider/story-host.tsx'
import { CompanyRegistered } from './company-registered.tsx'
import { RegisterCompanyForm } from './register-company-form.tsx'
import { RegisterCompanyPanel } from './register-company-panel.tsx'
import { RegisterCompanyScreen } from './register-company-screen.tsx'

const meta = {
  title: 'Funciones/Registro de empresa',
  component: RegisterCompanyPanel,
  decorators: [withStoryHost()],
  args: { onRegistered: fn() },
} satisfies Meta<typeof RegisterCompanyPanel>

export default meta
type Story = StoryObj<typeof meta>

type Screen = ReturnType<typeof within>

async function fill(screen: Screen, ruc: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Nombre de la empresa'), 'Servicios Mineros Cerro Blanco S.R.L.')
  await userEvent.type(screen.getByLabelText('RUC'), ruc)
  await userEvent.type(screen.getByLabelText('Usuario SOL'), 'CERROB07')
  await userEvent.type(screen.getByLabelText('Clave SOL'), 'clave1234567')
  await userEvent.click(screen.getByRole('checkbox', { name: /términos y condiciones/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /política de privacidad/ }))
}

export const Vacio: Story = { name: 'Vacío' }

export const ErroresAlSalirDelCampo: Story = {
  name: 'Errores al salir del campo',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByLabelText('Nombre de la empresa'))
    await userEvent.tab()
    await expect(await screen.findByText('Ingrese el nombre de la empresa a registrar')).toBeVisible()
    await userEvent.type(screen.getByLabelText('RUC'), '20749266054')
    await userEvent.tab()
    await expect(await screen.findByText('El RUC ingresado es inválido')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Usuario SOL'), 'cerro')
    await userEvent.tab()
    await expect(await screen.findByText('El usuario SOL debe tener 8 caracteres')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Registrar empresa' })).toBeDisabled()
  },
}

export const PersonaNatural: Story = {
  name: 'Persona natural',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.queryByLabelText(/Apellido paterno/)).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('RUC'), aRuc(1, '10'))
    await expect(await screen.findByLabelText(/Apellido paterno/)).toBeVisible()
    await expect(screen.getByLabelText(/Nombres/)).toBeVisible()
  },
}

export const CredencialesApi: Story = {
  name: 'Credenciales API abiertas',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByText('Credenciales API SUNAT'))
    await expect(screen.getByLabelText('API key (client id)')).toBeVisible()
  },
}

export const EnCurso: Story = {
  name: 'En curso',
  render: () => (
    <RegisterCompanyScreen>
      <RegisterCompanyForm busy onSubmit={fn()} />
    </RegisterCompanyScreen>
  ),
}

export const YaRegistrada: Story = {
  name: 'Ya registrada',
  decorators: [
    withStoryHost({ api: { data: () => ({ ...someMockData(), businesses: [aBusiness({ ruc: aRuc(7) })] }) } }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fill(screen, aRuc(7))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('La Pyme ya se encuentra registrada')
    await expect(screen.getByLabelText('RUC')).toHaveValue('')
  },
}

export const Registra: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await fill(screen, aRuc(8))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('heading', { name: '¡Listo!' })).toBeVisible()
    await expect(screen.getByText('Tu empresa fue registrada correctamente.')).toBeVisible()
    await expect(args.onRegistered).toHaveBeenCalledWith(expect.objectContaining({ ruc: aRuc(8) }))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar otra empresa' }))
    await expect(await screen.findByLabelText('RUC')).toHaveValue('')
  },
}

export const Registrada: Story = { render: () => <CompanyRegistered businessUuid="1" onRegisterAnother={fn()} /> }
