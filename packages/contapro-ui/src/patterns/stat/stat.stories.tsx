import { centimos } from '@contapro/sunat'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
              <PercentChange percent={8.4} goodWhen="up" /> vs. setiembre 2026
            </>
          }
        />
      </CardBody>
    </Card>
  ),
}

const strip = (
  <StatStrip label="Totales del periodo">
    <Stat label="Comprobantes" value="128" />
    <Stat label="Base imponible" value={<MoneyText amount={centimos(18_352_030)} />} />
    <Stat label="IGV deducible" value={<MoneyText amount={centimos(3_120_418)} />} />
    <Stat label="Importe total" value={undefined} />
  </StatStrip>
)

export const Tira: Story = { render: () => strip }
export const TiraAngosta: Story = { render: () => <div style={{ width: 358 }}>{strip}</div> }
