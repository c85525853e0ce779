import type { JSX } from 'react'
import { Pie, PieChart } from 'recharts'
import { partEdge } from './chart-colors.css.ts'
import type { DonutPart } from './chart-point.ts'
import { partColor } from './part-color.ts'

/** The ring: outer radius 85, inner 60, gaps of 2.5 px. Source: specification, part 2, section 2. */
export function DonutPlot({ parts }: { readonly parts: readonly DonutPart[] }): JSX.Element {
  const data = parts.map((part, index) => ({ value: part.count, fill: partColor(index, part.name === null) }))
  return (
    <PieChart width={170} height={170} accessibilityLayer={false}>
      <Pie
        data={data}
        dataKey="value"
        innerRadius={60}
        outerRadius={85}
        startAngle={90}
        endAngle={-270}
        stroke={partEdge}
        strokeWidth={2.5}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  )
}
