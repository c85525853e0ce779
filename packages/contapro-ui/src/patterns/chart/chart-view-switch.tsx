import type { JSX } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { ChartLineIcon, Table2Icon } from '../../primitives/icon/icons.ts'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { ChartView } from './chart-point.ts'
import { chartMessages } from './chart.messages.ts'

/** Props of `ChartViewSwitch`. */
export interface ChartViewSwitchProps {
  readonly view: ChartView
  readonly onChange: (view: ChartView) => void
}

/** Turns a chart into a table of the same data and back; for the head of its card. */
export function ChartViewSwitch({ view, onChange }: ChartViewSwitchProps): JSX.Element {
  const texts = useTexts(chartMessages)
  const isChart = view === 'chart'
  const label = isChart ? texts.viewAsTable : texts.viewAsChart
  return (
    <Tooltip content={label} kind="label">
      <IconButton
        icon={isChart ? Table2Icon : ChartLineIcon}
        size="sm"
        label={label}
        onClick={() => onChange(isChart ? 'table' : 'chart')}
      />
    </Tooltip>
  )
}
