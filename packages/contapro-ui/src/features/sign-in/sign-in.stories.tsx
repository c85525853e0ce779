import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

const meta = {
  title: 'Funciones/Inicio de sesión',
  component: SignInPanel,
  parameters: { canvas: 'page' },
  decorators: [withStoryHost({ account: null })],
  args: { year: 2026, onSignedIn: fn() },
} satisfies Meta<typeof SignInPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Vacio: Story = { name: 'Vacío' }

export const SinPanelDeMarca: Story = { name: 'Sin panel de marca', args: { brand: false } }

export const EnCurso: Story = {
  name: 'En curso',
  render: (args) => (
    <SignInScreen {...args}>
      <SignInForm busy onSubmit={fn()} />
    </SignInScreen>
  ),
}

export const VariosMotivos: Story = {
  name: 'Varios motivos',
  render: (args) => (
    <SignInScreen {...args}>
      <SignInForm
        onSubmit={fn()}
        error="El correo o la contraseña son incorrectos. Te quedan 2 intentos antes de esperar 15 minutos"
      />
    </SignInScreen>
  ),
}

export const ErroresAlSalirDelCampo: Story = {
  name: 'Errores al salir del campo',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const email = screen.getByLabelText('Correo electrónico')
    const submit = screen.getByRole('button', { name: 'Iniciar sesión' })
    await userEvent.type(email, 'rosa.quispe@')
    await expect(screen.queryByText('Ingrese un correo válido')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(await screen.findByText('Ingrese un correo válido')).toBeVisible()
    await expect(email).toHaveAccessibleDescription('Ingrese un correo válido')
    await userEvent.click(screen.getByLabelText('Contraseña'))
    await userEvent.tab()
    await expect(await screen.findByText('Ingrese su contraseña')).toBeVisible()
    await expect(submit).toBeDisabled()
    await userEvent.clear(email)
    await expect(await screen.findByText('Ingrese su correo electrónico')).toBeVisible()
  },
}

export const ContrasenaEquivocada: Story = {
  name: 'Contraseña equivocada',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'demo@contapro.pe')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'otra-clave')
    await userEvent.keyboard('{Enter}')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('¡Algo salió mal!')
    await expect(alert).toHaveTextContent('El correo o la contraseña son incorrectos')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const Entra: Story = {
  name: 'Entra con Enter',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('Correo electrónico'), '  demo@contapro.pe ')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'Contapro2026')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}
