import { createContaproClient } from '@contapro/sdk'
import { createMockApi, signedInSession } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getResponse } from 'msw'
import { type JSX, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContaproProvider, type ContaproProviderProps } from './contapro-provider.tsx'
import { OverviewCard } from './features/dashboard/overview/overview-card.tsx'

interface HostProps extends Omit<ContaproProviderProps, 'client' | 'children'> {
  /** The selected company by its place among the mock's. */
  readonly company: number
}

/** A host as it would be written: a client, a provider, a widget. */
function Host({ company, ...provider }: HostProps): JSX.Element {
  const [client] = useState(() => {
    const mock = createMockApi()
    const session = signedInSession()
    const selected = mock.data().businesses[company]
    if (selected) session.selectCompany(selected)
    return createContaproClient({
      baseUrl: 'https://mock.contapro.pe',
      retry: false,
      session,
      fetch: async (request) => (await getResponse(mock.handlers, request)) ?? Response.error(),
    })
  })
  return (
    <ContaproProvider {...provider} client={client}>
      <OverviewCard embedded />
    </ContaproProvider>
  )
}

const onNavigate = fn()
const onEvent = fn()

const meta = {
  title: 'Funciones/Proveedor',
  component: Host,
  parameters: { canvas: 'bare' },
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

export const DosLadoALado: Story = {
  name: 'Dos lado a lado',
  args: { company: 0 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, padding: 24 }}>
      <Host
        company={0}
        uiMessages={{ notifications: 'Avisos de la izquierda' }}
        links={({ to }) => `#/${to}`}
        onNavigate={(target, event) => {
          event.preventDefault()
          onNavigate(target)
        }}
      />
      <Host
        company={1}
        theme="siscont"
        uiMessages={{ notifications: 'Avisos de la derecha' }}
        messages={{ overview: { sales: 'Output VAT', title: (period) => `VAT of ${period}` } }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('IGV de ventas')).toBeVisible()
    await expect(await screen.findByText('Output VAT')).toBeVisible()
    const left = within(screen.getByRole('region', { name: 'IGV de agosto 2026' }))
    const right = within(screen.getByRole('region', { name: 'VAT of agosto 2026' }))
    await expect(right.getByText('IGV de compras')).toBeVisible()
    await expect(right.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(left.getByRole('link', { name: /^IGV de compras/ }))
    await expect(onNavigate).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'vouchers', operation: 'COMPRA', figure: 'igv-compras', taxPeriod: '202608' }),
    )
  },
}

export const TemaDesconocido: Story = {
  name: 'Un tema que nadie declara',
  args: { company: 0, theme: 'fucsia', onEvent },
  beforeEach: () => void onEvent.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('El tema pedido no existe')).toBeVisible()
    await expect(canvasElement.querySelector('[data-cp-theme]')).toHaveAttribute('data-cp-theme', 'contapro')
    await expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'problem-shown', code: 'THEME_UNKNOWN' }),
    )
  },
}

export const TemaDelAnfitrion: Story = {
  name: 'Un tema que declara la página',
  args: { company: 0, theme: 'fucsia', onEvent },
  decorators: [
    (Story) => (
      <>
        <style>{`[data-cp-theme='fucsia'] { --cp-color-brand: rgb(199, 21, 133) }`}</style>
        <Story />
      </>
    ),
  ],
  beforeEach: () => void onEvent.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('IGV de ventas')).toBeVisible()
    await expect(canvas.queryByText('El tema pedido no existe')).toBeNull()
    await expect(canvasElement.querySelector('[data-cp-theme="fucsia"]')).toBeVisible()
    await expect(onEvent).not.toHaveBeenCalled()
  },
}
