import { aPlan, aUser, somePlans } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../provider/story-host.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { PlansView } from './plans-view.tsx'

const plans = somePlans()
const meta = {
  title: 'Funciones/Planes',
  component: PlansView,
  parameters: { canvas: 'page' },
  decorators: [withStoryHost()],
  args: {
    plans: { state: 'loaded', plans, trialAvailable: true },
    current: { plan_type: 2, end_date: '2026-12-12', daysLeft: 30 },
    onPick: fn(),
  },
} satisfies Meta<typeof PlansView>

export default meta
type Story = StoryObj<typeof meta>

export const Mensual: Story = {
  play: async ({ canvas, args }) => {
    const own = within(canvas.getByRole('article', { name: 'Freelance' }))
    await expect(own.getByText('Tu plan')).toBeVisible()
    await expect(own.getByText('Vence el 12/12/2026, te quedan 30 días')).toBeVisible()
    await expect(own.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('Prueba gratis por 15 días. No te pediremos tarjeta.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Probar gratis Estudio' }))
    await expect(args.onPick).toHaveBeenCalledWith(plans[2], true)
  },
}

export const Anual: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Anual' }))
    await expect(canvas.getByText('3,290.00')).toBeVisible()
    await expect(canvas.queryByText('Tu plan')).not.toBeInTheDocument()
  },
}

export const PruebaUsada: Story = {
  name: 'La prueba ya se usó',
  args: { plans: { state: 'loaded', plans, trialAvailable: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir este plan Estudio' }))
    await expect(args.onPick).toHaveBeenCalledWith(plans[2], false)
  },
}

export const Vencido: Story = {
  args: { current: { plan_type: 2, end_date: '2026-01-12', daysLeft: 0 } },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('article', { name: 'Freelance' }))
    await expect(own.getByText('Venció el 12/01/2026')).toBeVisible()
    await expect(own.getByRole('button')).toBeVisible()
  },
}

export const SinPlan: Story = { name: 'Sin plan', args: { current: null } }
export const SinLimite: Story = {
  name: 'Sin límite de empresas',
  args: { plans: { state: 'loaded', plans: [aPlan({ max_businesses: null })], trialAvailable: false } },
}
export const Cambiando: Story = { args: { picking: 3 } }
export const Cargando: Story = { args: { plans: { state: 'loading' } } }
export const SinPlanes: Story = {
  name: 'Sin planes',
  args: { plans: { state: 'loaded', plans: [], trialAvailable: false } },
}
export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { plans: { state: 'error', message: 'No hay conexión con el servidor.', onRetry: fn() } },
}

export const Elige: Story = {
  name: 'Elige un plan',
  decorators: [withStoryHost({ account: { user: aUser({ subscription: null }) } })],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Estudio$/ }))
    const own = within(await canvas.findByRole('article', { name: 'Estudio' }))
    await expect(await own.findByText('Tu plan')).toBeVisible()
  },
}

export const SegundaPrueba: Story = {
  name: 'La segunda prueba se rechaza',
  decorators: [
    withStoryHost({
      api: { answers: { listPlans: { plans, trial_available: true } } },
    }),
  ],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Probar gratis Estudio' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cambiar tu plan')
  },
}
