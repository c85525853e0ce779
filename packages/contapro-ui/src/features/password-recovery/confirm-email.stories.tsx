import { anErrorAnswer, MOCK_CONFIRMATION_TOKEN } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { ConfirmEmailPanel } from './confirm-email-panel.tsx'

const meta = {
  title: 'Funciones/Confirmar correo',
  component: ConfirmEmailPanel,
  parameters: { canvas: 'page' },
  args: { token: MOCK_CONFIRMATION_TOKEN, onSignIn: fn() },
} satisfies Meta<typeof ConfirmEmailPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmado: Story = {
  decorators: [withStoryHost()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir a Contapro' })).toHaveAttribute('href', '#/home')
  },
}

export const ConfirmadoEnModoEstricto: Story = {
  name: 'Confirmado en modo estricto',
  decorators: [withStoryHost()],
  render: (args) => (
    <StrictMode>
      <ConfirmEmailPanel {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible()
  },
}

export const Confirmando: Story = {
  decorators: [withStoryHost({ api: { scenarios: { confirmEmail: 'slow' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmando tu correo')).toBeVisible()
  },
}

export const SinSesion: Story = {
  name: 'Sin sesión',
  decorators: [withStoryHost({ account: null, api: { scenarios: { confirmEmail: 'error' } } })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inicia sesión para confirmar tu correo' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Crear una contraseña nueva' })).toHaveAttribute(
      'href',
      '#/recoverPassword',
    )
  },
}

export const SesionCaducada: Story = {
  name: 'La sesión caducó',
  decorators: [withStoryHost({ api: { scenarios: { confirmEmail: 'expired' } } })],
  play: async ({ canvas, args }) => {
    const title = { name: 'Inicia sesión para confirmar tu correo' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', title)).toBeVisible()
  },
}

export const EnlaceDeOtraCuenta: Story = {
  name: 'El enlace es de otra cuenta',
  args: { token: 'otro' },
  decorators: [withStoryHost()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Este enlace no es de tu cuenta' })).toBeVisible()
    await expect(canvas.getByText('Inicia sesión con la cuenta a la que llegó el correo.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir a Contapro' })).toHaveAttribute('href', '#/home')
  },
}

/** Fails once. */
const failing = http.put('*/me/email-confirmation', () => HttpResponse.json(anErrorAnswer(), { status: 500 }), {
  once: true,
})

export const SinRespuesta: Story = {
  name: 'No se pudo confirmar',
  decorators: [withStoryHost({ handlers: [failing] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No pudimos confirmar tu correo' })).toBeVisible()
    await expect(canvas.getByText(anErrorAnswer().message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a intentar' }))
    await expect(await canvas.findByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible()
  },
}
