import { type JSX, lazy, Suspense } from 'react'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import {
  donut,
  figure,
  frame,
  middle,
  total as totalClass,
  totalLabel as totalLabelClass,
  waiting,
} from './chart.css.ts'
import type { DonutPart } from './chart-point.ts'
import { DonutTable } from './donut-table.tsx'

/** Recharts comes in a chunk of its own, after the figures. */
const Plot = lazy(() => import('./donut-plot.tsx').then((module) => ({ default: module.DonutPlot })))

/** Props of `DonutChart`. */
export interface DonutChartProps {
  /** "Comprobantes observados por motivo". */
  readonly label: string
  readonly parts: readonly DonutPart[]
  /** What the number in the middle counts: "observados". */
  readonly totalLabel: string
}

/** Shares of a whole: a ring with the total in the middle, and beside or below it the same data as a table. */
export function DonutChart({ label, parts, totalLabel }: DonutChartProps): JSX.Element {
  const messages = useUiMessages()
  const total = formatCount(
    parts.reduce((sum, { count }) => sum + count, 0),
    useLocale(),
  )
  return (
    <div className={frame}>
      <div className={donut}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline SVG */}
        <div className={figure} role="img" aria-label={`${label}: ${total} ${totalLabel}`}>
          <Suspense fallback={<div className={`${figure} ${waiting}`}>{<Spinner label={messages.loading} />}</div>}>
            <Plot parts={parts} />
          </Suspense>
          <div className={middle}>
            <span translate="no" className={totalClass}>
              {total}
            </span>
            <span className={totalLabelClass}>{totalLabel}</span>
          </div>
        </div>
        <DonutTable label={label} parts={parts} />
      </div>
    </div>
  )
}
