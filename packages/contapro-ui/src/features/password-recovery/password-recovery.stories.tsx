import type { Meta, StoryObj } from '@storybook/react-vite'
import type { JSX } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { RecoveryScreen } from './recovery-screen.tsx'
import { RecoverySent } from './request-outcomes.tsx'
import { RequestRecoveryPanel } from './request-recovery-panel.tsx'
import { LinkExpired, PasswordChanged } from './reset-outcomes.tsx'
import { ResetPasswordPanel } from './reset-password-panel.tsx'

const meta = {
  title: 'Funciones/Recuperar contraseña',
  component: RequestRecoveryPanel,
  parameters: { canvas: 'page' },
  decorators: [withStoryHost({ account: null })],
} satisfies Meta<typeof RequestRecoveryPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Types an address and sends it. */
async function send(canvas: HTMLElement, email: string): Promise<void> {
  const screen = within(canvas)
  await userEvent.type(screen.getByLabelText('Correo electrónico'), `${email}{Tab}`)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar correo' }))
}

export const Identificacion: Story = {
  name: 'Identificación',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/signIn')
    await expect(canvas.getByRole('button', { name: 'Enviar correo' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'rosa@{Tab}')
    await expect(await canvas.findByText('Ingrese un correo válido')).toBeVisible()
  },
}

export const CorreoEnviado: Story = {
  name: 'Correo enviado',
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'demo@contapro.pe')
    await expect(await canvas.findByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
    await expect(canvas.getByText('demo@contapro.pe')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }))
    await expect(canvas.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  },
}

export const CorreoSinCuenta: Story = {
  name: 'Correo sin cuenta',
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'nadie@contapro.pe')
    await expect(
      await canvas.findByText('Es posible que el correo no esté registrado o tenga un error de escritura.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a intentar' }))
    const email = canvas.getByLabelText('Correo electrónico')
    await expect(email).toHaveValue('nadie@contapro.pe')
    await expect(email).toHaveAccessibleDescription(/no está registrado/)
    await userEvent.type(email, '{Backspace}.pe{Tab}')
    await expect(email).not.toHaveAccessibleDescription(/no está registrado/)
  },
}

export const ErrorInterno: Story = {
  name: 'Error interno',
  decorators: [withStoryHost({ account: null, api: { scenarios: { requestPasswordRecovery: 'error' } } })],
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'demo@contapro.pe')
    await expect(await canvas.findByRole('heading', { name: 'Error Interno' })).toBeVisible()
    await expect(canvas.getByText('Error interno del servidor. Inténtalo más tarde.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }))
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('demo@contapro.pe')
  },
}

const inScreen = (panel: JSX.Element): JSX.Element => <RecoveryScreen>{panel}</RecoveryScreen>

export const Enviado: Story = {
  render: () => inScreen(<RecoverySent email="rosa.quispe@estudioquispe.pe" onBack={() => undefined} />),
}
export const EnlaceVencido: Story = {
  name: 'Enlace vencido',
  render: () => inScreen(<LinkExpired />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver a enviar correo' })).toHaveAttribute(
      'href',
      '#/recoverPassword',
    )
  },
}
export const Listo: Story = {
  render: () => inScreen(<PasswordChanged />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '#/signIn')
  },
}

export const EnlaceDesconocido: Story = {
  name: 'El enlace no se reconoce',
  render: () => <ResetPasswordPanel token="otro" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Este link ya expiró' })).toBeVisible()
  },
}

export const ValidandoElEnlace: Story = {
  name: 'Validando el enlace',
  decorators: [withStoryHost({ account: null, api: { scenarios: { validateRecoveryToken: 'slow' } } })],
  render: () => <ResetPasswordPanel token="vigente" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Validando el enlace')).toBeVisible()
  },
}

export const SinRespuesta: Story = {
  name: 'El enlace no se pudo validar',
  decorators: [withStoryHost({ account: null, api: { scenarios: { validateRecoveryToken: 'error' } } })],
  render: () => <ResetPasswordPanel token="vigente" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos validar el enlace')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}
