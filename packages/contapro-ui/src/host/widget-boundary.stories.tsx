import { aTotalAmount } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { EvolutionChart } from '../features/dashboard/evolution/evolution-chart.tsx'
import { OverviewCard } from '../features/dashboard/overview/overview-card.tsx'
import { withStoryHost } from './story-host.tsx'
import { WidgetBoundary } from './widget-boundary.tsx'

const meta = {
  title: 'Funciones/Problemas de un widget',
  component: WidgetBoundary,
  args: { children: null },
} satisfies Meta<typeof WidgetBoundary>

export default meta
type Story = StoryObj<typeof meta>

const onEvent = fn()

/** An amount that nobody can read: the widget that shows it throws. */
const unreadable = aTotalAmount({ total_amount_igv_sales: 'no es dinero' })

export const UnaParteFalla: Story = {
  name: 'Una parte falla',
  decorators: [withStoryHost({ company: 0, onEvent, api: { answers: { getTotalAmount: unreadable } } })],
  render: () => (
    <>
      <OverviewCard embedded />
      <EvolutionChart embedded />
    </>
  ),
  beforeEach: () => {
    onEvent.mockClear()
    // React names in the console what the boundary has caught.
    const caught = spyOn(console, 'error').mockImplementation(() => {})
    return () => caught.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const failed = await screen.findByRole('alert')
    await expect(failed).toHaveTextContent('No pudimos mostrar esta parte')
    await expect(await screen.findByRole('region', { name: /^Evolución/, busy: false })).toBeVisible()
    await expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'problem-shown', code: 'WIDGET_FAILED' }),
    )
    // Another try that meets the same answer ends in the same place.
    await userEvent.click(within(failed).getByRole('button', { name: 'Reintentar' }))
    await expect(await screen.findByText('No pudimos mostrar esta parte')).toBeVisible()
  },
}

export const EmpresaDeOtraCuenta: Story = {
  name: 'Empresa de otra cuenta',
  decorators: [withStoryHost({ onEvent })],
  render: () => <OverviewCard businessUuid="00000000-0000-4000-8000-000000000000" embedded />,
  beforeEach: () => void onEvent.mockClear(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No encontramos esta empresa en tu cuenta',
    )
    await expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'problem-shown', code: 'BUSINESS_NOT_FOUND' }),
    )
  },
}
