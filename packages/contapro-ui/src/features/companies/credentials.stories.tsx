import type { CredentialsCheck } from '@contapro/sdk'
import { someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { CredentialsForm } from './credentials-form.tsx'

const meta = {
  title: 'Funciones/Editar credenciales',
  component: CredentialsForm,
  decorators: [withStoryHost({ company: 0 })],
  args: { onFinish: fn() },
} satisfies Meta<typeof CredentialsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Inicial: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Nombre de la empresa')).toBeDisabled()
    await expect(canvas.getByLabelText('RUC')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Editar credenciales' })).toBeDisabled()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Actualizadas: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await edit(canvasElement, 'Tus credenciales fueron actualizadas')
    await userEvent.click(dialog.getByRole('button', { name: 'En otro momento' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const NoActualizadas: Story = {
  name: 'No se pudieron actualizar: lo escrito queda',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { updateCredentials: 'error' } } })],
  play: async ({ canvasElement, args }) => {
    const dialog = await edit(canvasElement, 'No pudimos actualizar tus credenciales')
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
    await expect(within(canvasElement).getByLabelText('Usuario SOL')).toHaveValue('ANDINA07')
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
}

export const Validando: Story = {
  name: 'Validando: no se puede cerrar',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { validateCredentials: 'slow' } } })],
  play: async ({ canvasElement }) => {
    const dialog = await validate(canvasElement, 'Validando tus credenciales')
    await expect(dialog.queryByRole('button')).toBeNull()
  },
}

export const Validas: Story = {
  name: 'Válidas',
  play: async ({ canvasElement, args }) => {
    const dialog = await validate(canvasElement, '¡Listo! Tus credenciales son válidas')
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const PortalLasRechaza: Story = warning(
  { code: 400, source_validation: 'portal-sunat' },
  'No pudimos iniciar sesión en el portal de SUNAT',
)
export const PortalInestable: Story = warning(
  { code: 503, source_validation: 'portal-sunat' },
  'El portal de SUNAT está inestable',
)
export const PortalConProblemas: Story = warning(
  { code: 500, source_validation: 'portal-sunat' },
  'Nuestros servicios tienen problemas',
)
export const ApiLasRechaza: Story = warning(
  { code: 400, source_validation: 'api-sunat' },
  'La validación por API no tuvo éxito',
)
export const ApiInestable: Story = warning(
  { code: 500, source_validation: 'api-sunat' },
  'La API de SUNAT está inestable',
)

export const ErrorInesperado: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { validateCredentials: 'error' } } })],
  play: async ({ canvasElement }) => {
    await validate(canvasElement, 'Ocurrió un error')
  },
}

/** What SUNAT answers, and the dialog that says so; closing it leaves the form as it was. */
function warning(credentialsCheck: CredentialsCheck, title: string): Story {
  return {
    decorators: [withStoryHost({ company: 0, api: { data: () => ({ ...someMockData(), credentialsCheck }) } })],
    play: async ({ canvasElement, args }) => {
      const dialog = await validate(canvasElement, title)
      await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
      await expect(within(canvasElement).getByLabelText('Usuario SOL')).toHaveValue('ANDINA07')
      await expect(args.onFinish).not.toHaveBeenCalled()
    },
  }
}

async function edit(canvasElement: HTMLElement, title: string): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Usuario SOL'), 'ANDINA07')
  await userEvent.type(canvas.getByLabelText('Clave SOL'), 'clave1234567')
  await userEvent.click(canvas.getByRole('button', { name: 'Editar credenciales' }))
  return within(await screen.findByRole('dialog', { name: title }))
}

async function validate(canvasElement: HTMLElement, title: string): Promise<ReturnType<typeof within>> {
  const dialog = await edit(canvasElement, 'Tus credenciales fueron actualizadas')
  await userEvent.click(dialog.getByRole('button', { name: 'Validar ahora' }))
  return within(await screen.findByRole('dialog', { name: title }))
}
