import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import type { StyledColumn } from './column-classes.ts'
import { cell, checkCell, row, rowWithCheck } from './data-table.css.ts'
import { tableRoles } from './table-roles.ts'

interface TableSkeletonProps<Data> {
  readonly columns: readonly StyledColumn<Data>[]
  readonly rows: number
  readonly hasSelection: boolean
}

/** Lengths that look like text rather than like a grid. */
const LENGTHS = [86, 72, 94, 64, 80, 70, 90, 60]

/** Rows on their way, in the places where they will stand. */
export function TableSkeleton<Data>({ columns, rows, hasSelection }: TableSkeletonProps<Data>): JSX.Element[] {
  return Array.from({ length: rows }, (_, index) => (
    // Placeholders have no other identity than their place.
    <tr key={index} {...tableRoles.row} aria-hidden className={clsx(row, hasSelection && rowWithCheck)}>
      {hasSelection ? (
        <td {...tableRoles.cell} className={clsx(cell, checkCell)}>
          <Skeleton width={18} height={18} />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td key={column.id} {...tableRoles.cell} className={column.cellClass}>
          <Skeleton
            width={`${LENGTHS[(index * 3 + place) % LENGTHS.length]}%`}
            style={{ minWidth: 56, marginInlineStart: column.align === 'end' ? 'auto' : undefined }}
          />
        </td>
      ))}
    </tr>
  ))
}
