import { type JSX, useId } from 'react'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axisTicks } from './axis-label.ts'
import { cursor, dotEdge, fillFrom, fillTo, grid, seriesColors } from './chart-colors.css.ts'
import type { ChartPoint, ChartSeries } from './chart-point.ts'
import { AmountTick, CurrentDot, MonthTick } from './monthly-marks.tsx'
import { MonthlyTip } from './monthly-tip.tsx'

interface MonthlyPlotProps {
  readonly series: ChartSeries
  readonly points: readonly ChartPoint[]
  readonly current?: string
}

/** The drawing of an evolution: line 2 px, a fill that fades out, hairlines, the dot of the current month. No animation. */
export function MonthlyPlot({ series, points, current }: MonthlyPlotProps): JSX.Element {
  const gradient = useId()
  const color = seriesColors[series]
  const ticks = axisTicks(Math.max(0, ...points.map(({ amount }) => amount)))
  const lowest = Math.min(0, ...points.map(({ amount }) => amount))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} margin={{ top: 8, right: 20, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor={color} stopOpacity={fillFrom} />
            <stop offset="100%" stopColor={color} stopOpacity={fillTo} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} stroke={grid} />
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
          cursor={{ stroke: cursor, strokeDasharray: '3 3' }}
          content={<MonthlyTip points={points} series={series} />}
        />
        <Area
          type="monotone"
          dataKey="amount"
          stroke={color}
          strokeWidth={2}
          fill={`url(#${gradient})`}
          isAnimationActive={false}
          activeDot={{ r: 4, fill: color, stroke: dotEdge, strokeWidth: 2 }}
          dot={<CurrentDot color={color} current={current} />}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
