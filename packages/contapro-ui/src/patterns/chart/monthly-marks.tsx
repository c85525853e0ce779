import { clsx } from 'clsx'
import type { JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatPeriod } from '../period-text/format-period.ts'
import { axisLabel } from './axis-label.ts'
import { dotEdge } from './chart-colors.css.ts'
import { axisText, currentText, sparse } from './chart.css.ts'

/** What Recharts adds to the marks that it is given. */
interface MarkPlace {
  readonly x?: number | string
  readonly y?: number | string
  readonly index?: number
  readonly payload?: { readonly value?: string | number; readonly period?: string }
}

/** An amount on the axis: "200 k". */
export function AmountTick({ x, y, payload }: MarkPlace): JSX.Element {
  const locale = useLocale()
  return (
    <text x={Number(x) - 4} y={y} dy="0.35em" textAnchor="end" className={axisText}>
      {axisLabel(Number(payload?.value), locale)}
    </text>
  )
}

/** A month on the axis, the current one in bold. Every second one, counted from the last, leaves a narrow chart. */
export function MonthTick(props: MarkPlace & { readonly current?: string; readonly last: number }): JSX.Element {
  const { x, y, index = 0, payload, current, last } = props
  const locale = useLocale()
  const period = String(payload?.value)
  return (
    <text
      x={x}
      y={y}
      dy="1.4em"
      textAnchor="middle"
      className={clsx(period === current ? currentText : axisText, (last - index) % 2 === 1 && sparse)}
    >
      {formatPeriod(period, locale, 'short')}
    </text>
  )
}

interface DotProps extends Pick<MarkPlace, 'payload'> {
  readonly cx?: number
  readonly cy?: number
  readonly color: string
  readonly current?: string
}

/** The dot of 11 px on the current month; the others have none. */
export function CurrentDot({ cx, cy, payload, color, current }: DotProps): JSX.Element {
  if (payload?.period !== current) return <g />
  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={color} />
      <circle cx={cx} cy={cy} r={4.75} fill={color} stroke={dotEdge} strokeWidth={1.5} />
    </g>
  )
}
