import { aBusiness, aRuc, aUser, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { ProcessingPanel } from './processing-panel.tsx'

const names = ['Importaciones Tecnoandes S.A.C.', 'Clínica Dental Sonrisa Andina S.A.C.']
const businesses = names.map((name, index) =>
  aBusiness({ name, ruc: aRuc(30 + index), status: 'IN_PROGRESS', exists_periods_processed: false }),
)
const companies = businesses.map(({ uuid, name, ruc }) => ({ uuid, name, ruc }))
const api = { data: () => ({ ...someMockData(), businesses: [...businesses] }) }

const meta = {
  title: 'Funciones/Espera del proceso',
  component: ProcessingPanel,
  decorators: [withStoryHost({ api })],
  args: { companies },
} satisfies Meta<typeof ProcessingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const DosEmpresas: Story = {
  name: 'Dos empresas',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(
      await screen.findByRole('heading', { name: 'Estamos procesando los datos de tus empresas' }),
    ).toBeVisible()
    for (const name of names) await expect(await screen.findByText(name)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ver tutoriales' })).toHaveAttribute('target', '_blank')
    await expect(await screen.findByRole('link', { name: 'O registra más empresas' })).toBeVisible()
  },
}

export const UnaEmpresa: Story = {
  name: 'Una empresa, sin que la página la nombre',
  decorators: [withStoryHost({ api: { data: () => ({ ...someMockData(), businesses: businesses.slice(0, 1) }) } })],
  args: { companies: undefined },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('Importaciones Tecnoandes S.A.C.')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Estamos procesando los datos de tu empresa' })).toBeVisible()
  },
}

export const SinDiasDePlan: Story = {
  name: 'Sin días de plan no ofrece más empresas',
  decorators: [
    withStoryHost({
      api: { ...api, answers: { getMe: aUser({ subscription: { plan_type: 1, end_date: '2020-01-01' } }) } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('Importaciones Tecnoandes S.A.C.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'O registra más empresas' })).toBeNull()
  },
}

const changing = { ...someMockData(), businesses: [...businesses] }

export const TerminaALaVista: Story = {
  name: 'El proceso termina a la vista',
  decorators: [withStoryHost({ api: { data: () => changing } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await waitFor(() => expect(screen.getAllByText('Procesando datos')).toHaveLength(2))
    changing.businesses = businesses.map((business) => ({
      ...business,
      status: 'VALID',
      exists_periods_processed: true,
    }))
    await expect(await screen.findByRole('heading', { name: 'Ya revisamos los datos de tus empresas' })).toBeVisible()
    await expect(screen.getAllByText('Conectada')).toHaveLength(2)
    await expect(await page.findByText('Cambió el estado de 2 empresas')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeVisible()
    changing.businesses = [...businesses]
  },
}
