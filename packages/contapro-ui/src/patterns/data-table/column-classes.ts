import { clsx } from 'clsx'
import type { DataColumn } from './data-column.ts'
import {
  cell,
  emphases,
  end,
  headCell,
  keyAfterCheck,
  keyCell,
  keyHead,
  numeric,
  places,
  priorities,
} from './data-table.css.ts'

/** A column with the classes of its head and of its cells, made once for all rows. */
export interface StyledColumn<Row> extends DataColumn<Row> {
  readonly headClass: string
  readonly cellClass: string
}

/** The columns with their classes. */
export function styleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hasSelection: boolean,
): readonly StyledColumn<Row>[] {
  return columns.map((column) => {
    const both = [
      column.align === 'end' && end,
      column.priority && priorities[column.priority],
      column.isKey && keyCell,
      column.isKey && hasSelection && keyAfterCheck,
    ]
    const emphasis = column.emphasis && emphases[column.emphasis]
    return {
      ...column,
      headClass: clsx(headCell, both, column.isKey && keyHead),
      cellClass: clsx(cell, both, column.numeric && numeric, emphasis, places[column.entry ?? 'pair']),
    }
  })
}
