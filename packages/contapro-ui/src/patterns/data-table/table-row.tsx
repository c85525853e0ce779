import type { Row } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type JSX, memo } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { columnClasses } from './column-classes.ts'
import type { DataColumn } from './data-column.ts'
import { cell, checkCell, pairLabel, row as rowClass, rowWithCheck, selectedRow } from './data-table.css.ts'
import { tableRoles } from './table-roles.ts'
import type { DataTableFeatures } from './use-data-table.ts'

interface TableRowProps<Data extends object> {
  readonly row: Row<DataTableFeatures, Data>
  readonly columns: readonly DataColumn<Data>[]
  readonly isSelected: boolean
  /** What the checkbox says; without it the row has none. */
  readonly checkLabel?: string
}

function PlainTableRow<Data extends object>(props: TableRowProps<Data>): JSX.Element {
  const { row, columns, isSelected, checkLabel } = props
  const hasSelection = checkLabel !== undefined
  return (
    <tr
      {...tableRoles.row}
      className={clsx(rowClass, hasSelection && rowWithCheck, isSelected && selectedRow)}
      aria-selected={hasSelection ? isSelected : undefined}
    >
      {hasSelection ? (
        <td {...tableRoles.cell} className={clsx(cell, checkCell)}>
          <Checkbox
            aria-label={checkLabel}
            checked={isSelected}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} {...tableRoles.cell} className={clsx(cell, columnClasses(column, 'cell', hasSelection))}>
          {(column.entry ?? 'pair') === 'pair' ? <span className={pairLabel}>{column.header}</span> : null}
          {column.cell(row.original)}
        </td>
      ))}
    </tr>
  )
}

/** A row, or under 720 px a ledger entry. Rendered again only when its data, its columns or its choice change. */
export const TableRow: typeof PlainTableRow = memo(PlainTableRow) as typeof PlainTableRow
