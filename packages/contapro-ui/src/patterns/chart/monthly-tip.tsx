import type { JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { moneyText } from '../money-text/money-parts.ts'
import { PercentChange } from '../percent-change/percent-change.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { changeFrom } from './change-from.ts'
import { tip, tipAmount, tipChange } from './chart.css.ts'
import type { ChartPoint, ChartSeries } from './chart-point.ts'
import { chartMessages } from './chart.messages.ts'

interface MonthlyTipProps {
  readonly points: readonly ChartPoint[]
  /** Both are given by Recharts. */
  readonly active?: boolean
  readonly label?: string | number
  readonly series: ChartSeries
}

/** Month, amount and the change against the month before, under the pointer. */
export function MonthlyTip({ points, active, label, series }: MonthlyTipProps): JSX.Element | null {
  const texts = useTexts(chartMessages)
  const locale = useLocale()
  const index = active ? points.findIndex(({ period }) => period === String(label)) : -1
  const point = points[index]
  if (!point) return null
  const change = changeFrom(points, index)
  const previous = points[index - 1]
  return (
    <div className={tip}>
      <span>{formatPeriod(point.period, locale)}</span>
      <strong translate="no" className={tipAmount}>
        {moneyText(point.amount, locale)}
      </strong>
      {change === null || !previous ? null : (
        <span className={tipChange}>
          <PercentChange percent={change} goodWhen={series === 'ventas' ? 'up' : undefined} />
          <span>{texts.versus(formatPeriod(previous.period, locale, 'month'))}</span>
        </span>
      )}
    </div>
  )
}
