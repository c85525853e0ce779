import { clsx } from 'clsx'
import { type ChangeEvent, type JSX, memo } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import type { StyledColumn } from './column-classes.ts'
import { cell, checkCell, row as rowClass, rowWithCheck, selectedRow } from './data-table.css.ts'
import { tableRoles } from './table-roles.ts'
import type { RowChoice } from './use-row-choice.ts'

interface TableRowProps<Data extends object> {
  /** Its place on the page. */
  readonly index: number
  readonly record: Data
  readonly columns: readonly StyledColumn<Data>[]
  readonly className: string | undefined
  readonly isSelected: boolean
  readonly canSelect: boolean
  /** What the checkbox says; without it the row has none. */
  readonly checkLabel?: string
  readonly onCheck: RowChoice<Data>['check']
}

function PlainTableRow<Data extends object>(props: TableRowProps<Data>): JSX.Element {
  const { index, record, columns, className, isSelected, canSelect, checkLabel, onCheck } = props
  const hasSelection = checkLabel !== undefined
  return (
    <tr
      {...tableRoles.row}
      className={clsx(rowClass, hasSelection && [rowWithCheck, isSelected && selectedRow], className)}
    >
      {hasSelection ? (
        <td {...tableRoles.cell} className={clsx(cell, checkCell)}>
          <Checkbox
            aria-label={checkLabel}
            checked={isSelected}
            disabled={!canSelect}
            onChange={(event) => onCheck(index, event.target.checked, isWithShift(event))}
          />
        </td>
      ) : null}
      <Cells record={record} columns={columns} />
    </tr>
  )
}

/** A change of a checkbox comes with the press that made it. */
const isWithShift = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true

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
      translate={column.numeric ? 'no' : column.translate}
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
