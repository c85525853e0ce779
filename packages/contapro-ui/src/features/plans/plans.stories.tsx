import { aPlan, aUser, type MockData, someMockData, somePlans } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { PlansView } from './plans-view.tsx'

const plans = somePlans()
/** Longer than any test lives. */
const farAway = '2099-12-31'

/** The first account has an annual plan. */
function annualAccount(): MockData {
  const data = someMockData()
  const subscription = { plan_type: 7, end_date: farAway }
  return { ...data, accounts: data.accounts.map((one) => ({ ...one, user: { ...one.user, subscription } })) }
}
const meta = {
  title: 'Funciones/Planes',
  component: PlansView,
  parameters: { canvas: 'page' },
  decorators: [withStoryHost()],
  args: {
    plans: { state: 'loaded', plans, trialAvailable: true },
    current: { plan_type: 2, end_date: '2026-12-12', daysLeft: 30 },
    onPick: fn(),
    onUndo: fn(),
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
    await expect(args.onPick).toHaveBeenCalledWith({ plan: plans[2], freeTrial: true })
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
    await expect(args.onPick).toHaveBeenCalledWith({ plan: plans[2], freeTrial: false })
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
export const Cambiado: Story = {
  name: 'El cambio se puede deshacer',
  args: {
    plans: {
      state: 'loaded',
      plans,
      trialAvailable: false,
      lastChange: { before: { plan_type: 7, end_date: '2027-12-05' }, undo_until: '2026-12-05' },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Antes tenías Estudio anual, hasta el 05/12/2027. Puedes deshacer el cambio hasta el 05/12/2026.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer el cambio' }))
    await expect(args.onUndo).toHaveBeenCalled()
  },
}
export const CambiadoDeUnPlanRetirado: Story = {
  name: 'Recién cambiado de un plan que ya no se ofrece',
  args: {
    plans: {
      state: 'loaded',
      plans,
      trialAvailable: false,
      lastChange: { before: { plan_type: 99, end_date: '2027-12-05' }, undo_until: '2026-12-05' },
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Antes tenías un plan que ya no se ofrece, hasta el 05\/12\/2027\. /)).toBeVisible(),
}
export const SinDeshacer: Story = {
  name: 'No se pudo deshacer',
  args: { failure: 'Ya no se puede deshacer el cambio de plan.' },
}
export const Cargando: Story = { args: { plans: { state: 'loading' } } }
export const SinPlanes: Story = {
  name: 'Sin planes',
  args: { plans: { state: 'loaded', plans: [], trialAvailable: false } },
}
export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { plans: { state: 'error', message: 'No hay conexión con el servidor.', onRetry: fn() } },
}

export const CambiaYDeshace: Story = {
  name: 'Cambia de plan y lo deshace',
  decorators: [withStoryHost({ api: { data: annualAccount } })],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Elegir este plan Freelance' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿Elegir Freelance anual?' }))
    await waitFor(() => expect(dialog.getByText('Freelance anual, por S/ 790.00 al año')).toBeVisible())
    await expect(dialog.getByText('Máximo de empresas: 10 (ahora 30)')).toBeVisible()
    await expect(
      dialog.getByText(/^Los [\d,]+ días que te quedan de Estudio anual, hasta el 31\/12\/2099$/),
    ).toBeVisible()
    await expect(dialog.getByText(/^Empieza hoy y vence el \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar de plan' }))
    const own = within(await canvas.findByRole('article', { name: 'Freelance' }))
    await expect(await own.findByText('Tu plan')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer el cambio' }))
    const before = within(canvas.getByRole('article', { name: 'Estudio' }))
    await expect(await before.findByText('Tu plan')).toBeVisible()
    await expect(before.getByText(/^Vence el 31\/12\/2099/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deshacer el cambio' })).not.toBeInTheDocument()
  },
}

export const NoCaben: Story = {
  name: 'Las empresas no caben en el plan',
  decorators: [withStoryHost({ api: { data: annualAccount } })],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Elegir este plan Inicial' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tus empresas no caben en Inicial' }))
    await waitFor(() => expect(dialog.getByText(/^Tienes \d+ empresas y este plan admite 3\./)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
    await expect(within(canvas.getByRole('article', { name: 'Estudio' })).getByText('Tu plan')).toBeVisible()
  },
}

export const Elige: Story = {
  name: 'Elige un plan',
  decorators: [withStoryHost({ account: { user: aUser({ subscription: null }) } })],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Freelance$/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar de plan' }))
    const own = within(await canvas.findByRole('article', { name: 'Freelance' }))
    await expect(await own.findByText('Tu plan')).toBeVisible()
  },
}

export const SegundaPrueba: Story = {
  name: 'La segunda prueba se rechaza',
  decorators: [
    withStoryHost({
      api: { answers: { listPlans: { plans, trial_available: true, last_change: null } } },
    }),
  ],
  render: () => <PlansPanel />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Probar gratis Freelance' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿Probar Freelance mensual gratis?' }))
    await waitFor(() => expect(dialog.getByText('Tu única prueba gratis: no podrás usar otra')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Empezar la prueba' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos cambiar tu plan')
  },
}
