import type { Row } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type JSX, memo } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import type { StyledColumn } from './column-classes.ts'
import { cell, checkCell, row as rowClass, rowWithCheck, selectedRow } from './data-table.css.ts'
import { tableRoles } from './table-roles.ts'
import type { DataTableFeatures } from './use-data-table.ts'

interface TableRowProps<Data extends object> {
  readonly row: Row<DataTableFeatures, Data>
  readonly columns: readonly StyledColumn<Data>[]
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
      className={hasSelection ? clsx(rowClass, rowWithCheck, isSelected && selectedRow) : rowClass}
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
      <Cells record={row.original} columns={columns} />
    </tr>
  )
}

interface CellsProps<Data extends object> {
  readonly record: Data
  readonly columns: readonly StyledColumn<Data>[]
}

function PlainCells<Data extends object>({ record, columns }: CellsProps<Data>): JSX.Element[] {
  return columns.map((column) => (
    <td
      key={column.id}
      {...tableRoles.cell}
      className={column.cellClass}
      data-label={(column.entry ?? 'pair') === 'pair' ? column.header : undefined}
    >
      {column.cell(record)}
    </td>
  ))
}

/** Choosing a row does not render its cells again. */
const Cells: typeof PlainCells = memo(PlainCells) as unknown as typeof PlainCells

/** A row, or under 720 px a ledger entry. Rendered again only when its data, its columns or its choice change. */
export const TableRow: typeof PlainTableRow = memo(PlainTableRow) as typeof PlainTableRow
