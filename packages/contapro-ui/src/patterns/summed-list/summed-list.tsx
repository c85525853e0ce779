import type { JSX, ReactNode } from 'react'
import { Text } from '../../primitives/text/text.tsx'
import { TableCard, type TableCardProps } from '../data-table/table-card.tsx'
import { Stat, StatStrip } from '../stat/stat.tsx'
import { box, title as titleClass } from './summed-list.css.ts'

/** A figure about a whole list. */
export interface ListFigure {
  readonly label: string
  /** A count or a MoneyText; undefined while it is on its way, and when the list did not come. */
  readonly value: ReactNode | undefined
}

/** Props of `SummedList`. */
export interface SummedListProps<Row extends object> extends Omit<TableCardProps<Row>, 'tools'> {
  /** What the figures are about, for screen readers. */
  readonly summary: string
  readonly figures: readonly ListFigure[]
}

/** Figures about a whole list, and a page of it under its name. */
export function SummedList<Row extends object>({ summary, figures, ...table }: SummedListProps<Row>): JSX.Element {
  const hasFailed = table.state?.status === 'error'
  return (
    <div className={box}>
      <StatStrip label={summary}>
        {figures.map(({ label, value }) => (
          <Stat key={label} label={label} value={value ?? (hasFailed ? '-' : undefined)} />
        ))}
      </StatStrip>
      <TableCard
        {...table}
        tools={
          <Text as="h2" variant="subsection" className={titleClass}>
            {table.label}
          </Text>
        }
      />
    </div>
  )
}
