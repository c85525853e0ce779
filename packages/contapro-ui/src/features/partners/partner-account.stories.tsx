import { aRuc } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PartnerAccountPanel } from './partner-account-panel.tsx'
import { PartnerShell } from './partner-shell.tsx'

const partner = {
  email: 'rosa.quispe@estudioquispe.pe',
  password: 'clave-del-socio',
  razon_social: 'Comercial Andina del Sur S.A.C.',
  ruc: aRuc(900),
}

const meta = {
  title: 'Funciones/Cuenta desde Siscont',
  component: PartnerAccountPanel,
  parameters: { canvas: 'page' },
  globals: { theme: 'siscont' },
  decorators: [
    (Story) => (
      <PartnerShell>
        <Story />
      </PartnerShell>
    ),
    withStoryHost({ account: null, partner }),
  ],
  args: { onRegistered: fn() },
} satisfies Meta<typeof PartnerAccountPanel>

export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement, phone = '987214306'): Promise<void> {
  const form = within(canvasElement)
  await userEvent.type(form.getByLabelText('DNI'), '45512878')
  await userEvent.type(form.getByLabelText('Celular'), phone)
  await userEvent.click(form.getByRole('checkbox', { name: /términos y condiciones/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /política de privacidad/ }))
}

const submitOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('button', { name: 'Registrarme' })

export const Vacio: Story = {
  name: 'Vacío: el correo es el del socio',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Obtén todos tus comprobantes con detalle e imagen con Contapro',
    )
    await expect(canvas.getByText('Gratis mientras tengas una licencia activa de SISCONT')).toBeVisible()
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(partner.email)
    await expect(canvas.getByLabelText('Correo electrónico')).toBeDisabled()
    await expect(submitOf(canvasElement)).toBeDisabled()
  },
}

export const ErroresAlSalirDelCampo: Story = {
  name: 'Errores al salir del campo',
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, '98721430')
    await expect(await canvas.findByText('Ingrese un número telefónico válido')).toBeVisible()
    await expect(submitOf(canvasElement)).toBeDisabled()
  },
}

export const SeRegistra: Story = {
  name: 'Se registra una vez',
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await waitFor(() => expect(submitOf(canvasElement)).toBeEnabled())
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledOnce())
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

export const CorreoEnUso: Story = {
  name: 'El correo ya tiene una cuenta',
  decorators: [withStoryHost({ account: null, partner: { ...partner, email: 'demo@contapro.pe' } })],
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    await waitFor(() => expect(submitOf(canvasElement)).toBeEnabled())
    await userEvent.click(submitOf(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El correo electrónico ya se encuentra registrado')
    await expect(canvas.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '#/signIn')
    await expect(args.onRegistered).not.toHaveBeenCalled()
    await expect(submitOf(canvasElement)).toBeEnabled()
  },
}

export const PaginaCargadaDeNuevo: Story = {
  name: 'Cargada de nuevo: la contraseña ya no está',
  decorators: [withStoryHost({ account: null, partner: { ...partner, password: '' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Abre Contapro desde SISCONT')
    await expect(canvas.getByRole('link', { name: 'Ir a Contapro' })).toBeVisible()
  },
}
