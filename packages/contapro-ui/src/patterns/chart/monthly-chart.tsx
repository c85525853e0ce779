import { type JSX, lazy, Suspense } from 'react'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.css.ts'
import { canvas, frame, plot, waiting } from './chart.css.ts'
import type { ChartPoint, ChartSeries, ChartView } from './chart-point.ts'
import { MonthlyTable } from './monthly-table.tsx'

/** Recharts comes in a chunk of its own, after the figures. */
const Plot = lazy(() => import('./monthly-plot.tsx').then((module) => ({ default: module.MonthlyPlot })))

/** Props of `MonthlyChart`. */
export interface MonthlyChartProps {
  /** "Evolución de compras". */
  readonly label: string
  readonly series: ChartSeries
  /** Oldest first; undefined while they are on their way. */
  readonly points: readonly ChartPoint[] | undefined
  /** The period that the screen is about: its dot and its label stand out. */
  readonly current?: string
  readonly view?: ChartView
}

/** How an amount went month by month: an area, and the same data as a table for who cannot see it or wants figures. */
export function MonthlyChart({ label, series, points, current, view = 'chart' }: MonthlyChartProps): JSX.Element {
  const messages = useUiMessages()
  if (points && view === 'table') return <MonthlyTable label={label} points={points} />
  const spinner = (
    <div className={`${canvas} ${waiting}`}>
      <Spinner label={messages.loading} />
    </div>
  )
  return (
    <div className={frame}>
      <div className={plot}>
        {points ? (
          <Suspense fallback={spinner}>
            {/* A translator puts HTML into the texts of the drawing, which then show nothing. */}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline SVG */}
            <div translate="no" className={canvas} role="img" aria-label={label}>
              <Plot series={series} points={points} current={current} />
            </div>
          </Suspense>
        ) : (
          spinner
        )}
      </div>
      {points ? (
        <div className={visuallyHidden}>
          <MonthlyTable label={label} points={points} />
        </div>
      ) : null}
    </div>
  )
}
