import type { JSX } from 'react'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { moneyText } from '../money-text/money-parts.ts'
import { PercentChange } from '../percent-change/percent-change.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { changeFrom } from './change-from.ts'
import { tip, tipAmount, tipChange } from './chart.css.ts'
import type { ChartPoint, ChartSeries } from './chart-point.ts'

interface EvolutionTipProps {
  readonly points: readonly ChartPoint[]
  /** Both are given by Recharts. */
  readonly active?: boolean
  readonly label?: string | number
  readonly series: ChartSeries
}

/** Month, amount and the change against the month before, under the pointer. */
export function EvolutionTip({ points, active, label, series }: EvolutionTipProps): JSX.Element | null {
  const messages = useUiMessages()
  const index = active ? points.findIndex(({ period }) => period === String(label)) : -1
  const point = points[index]
  if (!point) return null
  const change = changeFrom(points, index)
  const previous = points[index - 1]
  return (
    <div className={tip}>
      {formatPeriod(point.period)}
      <strong className={tipAmount}>{moneyText(point.amount)}</strong>
      {change === null || !previous ? null : (
        <span className={tipChange}>
          <PercentChange percent={change} goodWhen={series === 'ventas' ? 'up' : undefined} />
          {messages.versus(formatPeriod(previous.period, 'month'))}
        </span>
      )}
    </div>
  )
}
