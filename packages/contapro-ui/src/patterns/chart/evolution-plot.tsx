import { type JSX, useId } from 'react'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { vars } from '../../theme/vars.css.ts'
import { axisTicks } from './axis-label.ts'
import { seriesColors } from './chart-colors.ts'
import type { ChartPoint, ChartSeries } from './chart-point.ts'
import { AmountTick, CurrentDot, MonthTick } from './evolution-marks.tsx'
import { EvolutionTip } from './evolution-tip.tsx'

interface EvolutionPlotProps {
  readonly series: ChartSeries
  readonly points: readonly ChartPoint[]
  readonly current?: string
}

/** The drawing of an evolution: line 2 px, a fill that fades out, hairlines, the dot of the current month. No animation. */
export function EvolutionPlot({ series, points, current }: EvolutionPlotProps): JSX.Element {
  const gradient = useId()
  const color = seriesColors[series]
  const ticks = axisTicks(Math.max(0, ...points.map(({ amount }) => amount)))
  const lowest = Math.min(0, ...points.map(({ amount }) => amount))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} margin={{ top: 8, right: 20, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor={color} stopOpacity={vars.chart.fillFrom} />
            <stop offset="100%" stopColor={color} stopOpacity={vars.chart.fillTo} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} stroke={vars.chart.grid} />
        <YAxis
          width={56}
          axisLine={false}
          tickLine={false}
          ticks={[...ticks]}
          domain={[lowest, ticks.at(-1) ?? 0]}
          tick={<AmountTick />}
        />
        <XAxis
          dataKey="period"
          axisLine={false}
          tickLine={false}
          interval={0}
          height={30}
          tick={<MonthTick current={current} last={points.length - 1} />}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: vars.chart.cursor, strokeDasharray: '3 3' }}
          content={<EvolutionTip points={points} series={series} />}
        />
        <Area
          type="monotone"
          dataKey="amount"
          stroke={color}
          strokeWidth={2}
          fill={`url(#${gradient})`}
          isAnimationActive={false}
          activeDot={{ r: 4, fill: color, stroke: vars.color.surface, strokeWidth: 2 }}
          dot={<CurrentDot color={color} current={current} />}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
