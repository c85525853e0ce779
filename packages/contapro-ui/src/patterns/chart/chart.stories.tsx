import { centimos } from '@contapro/sunat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Card, CardBody, CardHead } from '../../primitives/card/card.tsx'
import { ChartViewSwitch } from './chart-view-switch.tsx'
import type { ChartPoint, ChartView, DonutPart } from './chart-point.ts'
import { DonutChart } from './donut-chart.tsx'
import { MonthlyChart, type MonthlyChartProps } from './monthly-chart.tsx'

const amounts = [
  155_120, 208_300, 140_450, 148_900, 171_020, 165_400, 183_050, 176_210, 198_730, 190_080, 205_860, 214_724,
]
const points: readonly ChartPoint[] = amounts.map((soles, index) => ({
  period: String(index < 4 ? 202_509 + index : 202_597 + index),
  amount: centimos(soles * 100 + 48),
}))

const parts: readonly DonutPart[] = [
  { id: 'a', name: 'Gasto ajeno al giro', count: 6, amount: centimos(573_389) },
  { id: 'b', name: 'Consumo personal', count: 3, amount: centimos(79_172) },
  { id: 'c', name: 'Proveedor no habido', count: 2, amount: centimos(123_288) },
  { id: 'd', name: null, count: 1, amount: centimos(41_280) },
]

function ChartCard(props: Partial<MonthlyChartProps>) {
  const [view, setView] = useState<ChartView>('chart')
  return (
    <Card aria-label="Evolución de compras">
      <CardHead
        title="Evolución de compras"
        subtitle="Importe total por mes, últimos 12 meses"
        action={<ChartViewSwitch view={view} onChange={setView} />}
      />
      <CardBody>
        <MonthlyChart
          label="Evolución de compras"
          series="compras"
          points={points}
          current="202608"
          view={view}
          {...props}
        />
      </CardBody>
    </Card>
  )
}

const meta = { title: 'Patrones/Gráficos', component: ChartCard } satisfies Meta<typeof ChartCard>

export default meta
type Story = StoryObj<typeof meta>

const drawn = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('svg.recharts-surface')).not.toBeNull())

export const Compras: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Evolución de compras' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }))
    const table = canvas.getByRole('table', { name: 'Evolución de compras' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
    await expect(within(table).getByRole('row', { name: /Agosto 2026/ })).toHaveTextContent('S/ 214,724.48')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }))
    await drawn(canvasElement)
  },
}

export const Ventas: Story = {
  args: { series: 'ventas' },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const EnCamino: Story = { args: { points: undefined } }

export const UnMes: Story = {
  args: { points: points.slice(0, 1), current: '202509' },
  play: ({ canvasElement }) => drawn(canvasElement),
}

export const Angosto: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 342 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => drawn(canvasElement),
}

export const Anillo: StoryObj<typeof DonutChart> = {
  render: () => (
    <Card aria-label="Comprobantes observados" style={{ maxWidth: 360 }}>
      <CardHead title="Comprobantes observados" subtitle="Por motivo" />
      <CardBody>
        <DonutChart label="Comprobantes observados por motivo" parts={parts} totalLabel="observados" />
      </CardBody>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Comprobantes observados por motivo: 12 observados' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Otros motivos/ })).toHaveTextContent('S/ 412.80')
  },
}

export const AnilloAncho: StoryObj<typeof DonutChart> = {
  render: () => <DonutChart label="Comprobantes emitidos por tipo" parts={parts} totalLabel="comprobantes" />,
  play: ({ canvasElement }) => drawn(canvasElement),
}
