import { centimos } from '@contapro/sunat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateText } from '../date-text/date-text.tsx'
import { PercentChange } from '../percent-change/percent-change.tsx'
import { PeriodText } from '../period-text/period-text.tsx'
import { CompanyStatusBadge } from '../status-badge/company-status-badge.tsx'
import { PurchaseStatusBadge } from '../status-badge/purchase-status-badge.tsx'
import { MoneyText } from './money-text.tsx'

const meta = {
  title: 'Patrones/Importes y fechas',
  component: MoneyText,
  args: { amount: centimos(4_876_230) },
} satisfies Meta<typeof MoneyText>

export default meta
type Story = StoryObj<typeof meta>

export const Importes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <p style={{ fontSize: 28 }}>
        <MoneyText amount={centimos(4_876_230)} />
      </p>
      <MoneyText amount={centimos(-642_060)} variant="row" />
      <MoneyText amount={centimos(0)} variant="row" />
      <MoneyText amount={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('S/ 48,762.30')
    await expect(canvasElement.textContent).toContain('S/\u00a0\u22126,420.60')
  },
}

export const Fechas: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateText date="2026-08-31" />
      <DateText date={null} />
      <PeriodText period="202609" />
      <PeriodText period="202609" format="short" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31/08/2026')).toBeVisible()
    await expect(canvas.getByText('Setiembre 2026')).toBeVisible()
    await expect(canvas.getByText('Set')).toBeVisible()
  },
}

export const Cambios: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <PercentChange percent={8.4} goodWhen="up" />
      <PercentChange percent={-2.1} goodWhen="up" />
      <PercentChange percent={4.3} />
      <PercentChange percent={0} goodWhen="up" />
      <PercentChange percent={null} />
    </div>
  ),
}

export const Estados: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <CompanyStatusBadge status="VALID" />
      <CompanyStatusBadge status="MISSING_PERMISSIONS" />
      <CompanyStatusBadge status="IN_PROGRESS" />
      <CompanyStatusBadge status="INVALID_CREDENTIALS" />
      <PurchaseStatusBadge status="gasto deducible" />
      <PurchaseStatusBadge status="gasto no deducible" />
      <PurchaseStatusBadge status="observado" />
    </div>
  ),
}
