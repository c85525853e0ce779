import {
  createColumnHelper,
  type ReactTable,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn, DataTableSelection } from './data-column.ts'
import type { RowKeys } from './use-table-keys.ts'

const features = tableFeatures({ rowSelectionFeature })
/** The features of TanStack Table that the tables use: the server sorts, filters and pages. */
export type DataTableFeatures = { readonly rowSelectionFeature: typeof rowSelectionFeature }

export interface DataTableModelOptions<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly selection?: DataTableSelection<Row>
}

/** The model of one page: its rows, and which of them are chosen. */
export function useDataTable<Row extends object>(
  options: DataTableModelOptions<Row>,
): ReactTable<DataTableFeatures, Row> {
  const { columns, rows, rowId, selection } = options
  const definitions = useMemo(() => {
    const helper = createColumnHelper<DataTableFeatures, Row>()
    return columns.map(({ id, header }) => helper.display({ id, header }))
  }, [columns])
  const selectedIds = selection?.selectedIds
  const rowSelection = useMemo(
    () => Object.fromEntries((selectedIds ?? []).map((id) => [id, true as const])),
    [selectedIds],
  )
  return useTable<DataTableFeatures, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { rowSelection },
    enableRowSelection: (row) => selection?.canSelect?.(row.original) ?? true,
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      selection?.onChange(Object.keys(next))
    },
  })
}

/** What keys do to the choice of rows of a model. */
export function rowKeysOf<Row extends object>(model: ReactTable<DataTableFeatures, Row>): RowKeys {
  const { rows } = model.getRowModel()
  return {
    toggle: (index, toRange) => {
      const row = rows[index]
      row?.getToggleSelectedHandler()({ target: { checked: toRange || !row.getIsSelected() }, shiftKey: toRange })
    },
    choose: (indexes, isChosen) =>
      model.setRowSelection((chosen) => {
        const next = { ...chosen }
        for (const index of indexes) {
          const row = rows[index]
          if (!row?.getCanSelect()) continue
          if (isChosen) next[row.id] = true
          else delete next[row.id]
        }
        return next
      }),
    choosePage: () => model.toggleAllPageRowsSelected(true),
  }
}
