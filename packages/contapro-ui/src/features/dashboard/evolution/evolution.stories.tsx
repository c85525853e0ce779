import { aHistory } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../../host/story-host.tsx'
import { EvolutionChart } from './evolution-chart.tsx'

const meta = {
  title: 'Funciones/Evolución',
  component: EvolutionChart,
} satisfies Meta<typeof EvolutionChart>

export default meta
type Story = StoryObj<typeof meta>

const getHistory = aHistory('202608', { '202607': '198310.55', '202608': '214724.48' })

export const Compras: Story = {
  decorators: [withStoryHost({ company: 0, api: { answers: { getHistory } } })],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Evolución de compras' }))
    await expect(await card.findByRole('img', { name: 'Evolución de compras' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Ver como tabla' }))
    const newest = within(card.getByRole('table', { name: 'Evolución de compras' })).getAllByRole('row')[1]
    await expect(newest).toHaveTextContent('Agosto 2026S/ 214,724.48')
  },
}

export const Ventas: Story = {
  args: { operation: 'VENTA', embedded: true },
  decorators: [withStoryHost({ company: 0, api: { answers: { getHistory } } })],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Evolución de ventas' }))
    await expect(await card.findByRole('img', { name: 'Evolución de ventas' })).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
}

export const SinMovimiento: Story = {
  name: 'Sin movimiento',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getHistory: 'empty' } } })],
  play: async ({ canvas }) => {
    const months = within(await canvas.findByRole('table', { name: 'Evolución de compras' }))
    await expect(months.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, () => 'S/\u00a00.00'),
    )
    await expect(await canvas.findByRole('img', { name: 'Evolución de compras' })).toBeVisible()
  },
}

export const EmpresaSinComprobantes: Story = {
  name: 'Empresa sin comprobantes',
  decorators: [withStoryHost({ company: 3 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay comprobantes de esta empresa')).toBeVisible()
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getHistory: 'slow' } } })],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Evolución de compras' }))
    await expect(card.getByText('Cargando el historial...')).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getHistory: 'error' } } })],
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('No pudimos cargar el historial')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}
