import { aSession, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

const meta = {
  title: 'Funciones/Sesiones',
  component: SessionsPanel,
  parameters: { canvas: 'page' },
} satisfies Meta<typeof SessionsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Abiertas: Story = {
  decorators: [withStoryHost()],
  play: async ({ canvas }) => {
    const texts = ['Chrome en Windows', 'Esta sesión', 'En uso ahora', 'Safari en iOS']
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible()
    const [, phone] = canvas.getAllByRole('listitem')
    await expect(phone).toHaveTextContent('Inició el 01/09/2026 08:05')
    await expect(phone).toHaveTextContent('Último uso: 01/09/2026 09:10')
  },
}

export const CerrarLasDemas: Story = {
  name: 'Cerrar las demás',
  decorators: [withStoryHost()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar las demás' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cerrar las demás sesiones?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar las demás' }))
    await waitFor(() => expect(screen.getByText('Cerramos las demás sesiones')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument()
  },
}

export const NoSeCierran: Story = {
  name: 'Las demás no se cierran',
  decorators: [withStoryHost({ api: { scenarios: { endOtherSessions: 'error' } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar las demás' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cerrar las demás sesiones?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar las demás' }))
    await expect(await dialog.findByText('No pudimos cerrar las demás sesiones')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const SoloEsta: Story = {
  name: 'Solo esta',
  decorators: [withStoryHost({ api: { scenarios: { listSessions: 'empty' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta sesión')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Clients that do not name themselves, and a long name. */
function strangeDevices(): ReturnType<typeof someMockData> {
  const data = someMockData()
  const names = [
    [null, null],
    ['Firefox', null],
    [null, 'Android'],
    ['Samsung Internet for Android', 'PlayStation 4'],
  ] as const
  const others = names.map(([browser, system], index) =>
    aSession({ uuid: `0f8fad5b-d9cb-469f-a165-70867728950${index}`, browser, operating_system: system }),
  )
  for (const uuid of data.otherSessions.keys()) data.otherSessions.set(uuid, others)
  return data
}

export const SinNombre: Story = {
  name: 'Dispositivos sin nombre',
  decorators: [withStoryHost({ api: { data: strangeDevices } })],
  play: async ({ canvas }) => {
    for (const name of ['Dispositivo desconocido', 'Firefox', 'Navegador desconocido en Android']) {
      await expect(await canvas.findByText(name)).toBeVisible()
    }
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ api: { scenarios: { listSessions: 'slow' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus sesiones')).toBeInTheDocument()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ api: { scenarios: { listSessions: 'error' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus sesiones')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}

export const ServidorDeLaEspecificacion: Story = {
  name: 'El servidor no las lista',
  decorators: [withStoryHost({ api: { fields: 'specified' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La lista de sesiones no está disponible')).toBeVisible()
  },
}
