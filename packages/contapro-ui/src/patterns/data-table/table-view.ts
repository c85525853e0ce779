import type { DataColumn, DataTableSort, DataTableView } from './data-column.ts'

type Look = Omit<DataColumn<never>, 'cell'>

/** Every column, in the theme's own rhythm. */
export const defaultTableView: DataTableView = { hiddenColumns: [], density: 'regular' }

/** Whether a column may be left out: all but the key and those that say no. */
export function canHide(column: Look): boolean {
  return column.canHide ?? !column.isKey
}

/** The columns that a view shows. */
export function shownColumns<Column extends Look>(columns: readonly Column[], view: DataTableView): readonly Column[] {
  if (view.hiddenColumns.length === 0) return columns
  return columns.filter((column) => !canHide(column) || !view.hiddenColumns.includes(column.id))
}

/** What a press on a column's head asks for: ascending, then descending, then the server's own order. */
export function nextSort(sort: DataTableSort | undefined, columnId: string): DataTableSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
