import type { JSX } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import type { ChartView } from './chart-point.ts'

export interface ChartViewSwitchProps {
  readonly view: ChartView
  readonly onChange: (view: ChartView) => void
}

/** Turns a chart into a table of the same data and back; for the head of its card. */
export function ChartViewSwitch({ view, onChange }: ChartViewSwitchProps): JSX.Element {
  const messages = useUiMessages()
  const isChart = view === 'chart'
  const label = isChart ? messages.viewAsTable : messages.viewAsChart
  return (
    <Tooltip content={label} kind="label">
      <IconButton
        icon={isChart ? 'table-2' : 'chart-line'}
        size="sm"
        label={label}
        onClick={() => onChange(isChart ? 'table' : 'chart')}
      />
    </Tooltip>
  )
}
