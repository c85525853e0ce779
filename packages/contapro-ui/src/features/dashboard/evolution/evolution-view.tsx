import type { History, OperationType } from '@contapro/sdk'
import { type JSX, useMemo, useState } from 'react'
import { centimosOf } from '../../../host/centimos-of.ts'
import { LoadFailure } from '../../../host/load-failure.tsx'
import type { ChartPoint, ChartView } from '../../../patterns/chart/chart-point.ts'
import { ChartViewSwitch } from '../../../patterns/chart/chart-view-switch.tsx'
import { MonthlyChart } from '../../../patterns/chart/monthly-chart.tsx'
import { Card, CardBody, CardHead } from '../../../primitives/card/card.tsx'
import { Logo } from '../../../primitives/logo/logo.tsx'
import { Spinner } from '../../../primitives/spinner/spinner.tsx'
import { useTexts } from '../../../primitives/texts/texts.tsx'
import { waiting } from './evolution.css.ts'
import { evolutionMessages } from './evolution.messages.ts'

/** The twelve months, while they load (after the figures), or why they did not come. */
export type EvolutionState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly history: History }

/** Props of `EvolutionView`. */
export interface EvolutionViewProps {
  readonly operation: OperationType
  /** The period that the screen is about. */
  readonly taxPeriod: string
  readonly evolution: EvolutionState
  /** Names the product in the head: for a widget inside another program. */
  readonly embedded?: boolean
}

/** 'Evolución de compras' or 'Evolución de ventas': the last twelve months as an area or as a table. */
export function EvolutionView({ operation, taxPeriod, evolution, embedded }: EvolutionViewProps): JSX.Element {
  const texts = useTexts(evolutionMessages)
  const [view, setView] = useState<ChartView>('chart')
  const history = evolution.state === 'loaded' ? evolution.history : undefined
  const points = useMemo(() => history && chartPoints(history), [history])
  const title = operation === 'COMPRA' ? texts.purchases : texts.sales
  const action = embedded ? (
    <Logo variant="attribution" />
  ) : points ? (
    <ChartViewSwitch view={view} onChange={setView} />
  ) : undefined
  return (
    <Card fill aria-label={title}>
      <CardHead title={title} subtitle={texts.subtitle} action={action} />
      <CardBody>
        {evolution.state === 'error' ? (
          <LoadFailure title={texts.loadError} message={evolution.message} onRetry={evolution.onRetry} />
        ) : null}
        {evolution.state === 'loading' ? (
          <div className={waiting} aria-live="polite">
            <Spinner />
            <span>{texts.loading}</span>
          </div>
        ) : null}
        {points ? (
          <MonthlyChart
            label={title}
            series={operation === 'COMPRA' ? 'compras' : 'ventas'}
            points={points}
            current={taxPeriod}
            view={view}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}

/** Oldest month first. */
function chartPoints({ history }: History): readonly ChartPoint[] {
  return Object.entries(history)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, { total_importe_total: total }]) => ({ period, amount: centimosOf(total) }))
}
