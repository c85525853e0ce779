import { centimos } from '@contapro/sunat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, CardBody } from '../../primitives/card/card.tsx'
import { MoneyText } from '../money-text/money-text.tsx'
import { PercentChange } from '../percent-change/percent-change.tsx'
import { Stat, StatStrip } from './stat.tsx'

const meta = {
  title: 'Patrones/Cifra',
  component: Stat,
  args: { label: 'Ventas del mes', value: '142' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const EnTarjeta: Story = {
  render: () => (
    <Card aria-label="Ventas">
      <CardBody>
        <Stat
          large
          label="Ventas del mes"
          value={<MoneyText amount={centimos(33_419_397)} />}
          foot={
            <>
              <PercentChange percent={8.4} goodWhen="up" /> <span>vs. setiembre 2026</span>
            </>
          }
        />
      </CardBody>
    </Card>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Ventas' })
    await expect(card).toHaveTextContent('Ventas del mesS/ 334,193.97')
    await expect(card).toHaveTextContent('8.4% vs. setiembre 2026')
  },
}

const strip = (
  <StatStrip label="Totales del periodo">
    <Stat label="Comprobantes" value="128" />
    <Stat label="Base imponible" value={<MoneyText amount={centimos(18_352_030)} />} />
    <Stat label="IGV deducible" value={<MoneyText amount={centimos(3_120_418)} />} />
    <Stat label="Importe total" value={undefined} />
  </StatStrip>
)

export const Tira: Story = {
  render: () => strip,
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Totales del periodo' })
    await expect(totals).toHaveTextContent('Comprobantes128Base imponibleS/ 183,520.30IGV deducibleS/ 31,204.18')
    // The figure that is not there yet has its name already, and says no zero.
    await expect(totals).toHaveTextContent(/Importe total$/)
  },
}
export const TiraAngosta: Story = { render: () => <div style={{ width: 358 }}>{strip}</div> }
