import type { ReactTable } from '@tanstack/react-table'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { columnClasses } from './column-classes.ts'
import type { DataColumn } from './data-column.ts'
import { checkCell, head, headCell, keyHead } from './data-table.css.ts'
import { tableRoles } from './table-roles.ts'
import type { DataTableFeatures } from './use-data-table.ts'

interface TableHeadProps<Data extends object> {
  readonly columns: readonly DataColumn<Data>[]
  /** The model whose page is chosen as a whole; without it there are no checkboxes. */
  readonly selectionOf?: ReactTable<DataTableFeatures, Data>
}

/** The names of the columns, and the checkbox that chooses the page: checked, mixed or not. */
export function TableHead<Data extends object>({ columns, selectionOf }: TableHeadProps<Data>): JSX.Element {
  const messages = useUiMessages()
  const isAll = selectionOf?.getIsAllPageRowsSelected() ?? false
  return (
    <thead {...tableRoles.group} className={head}>
      <tr {...tableRoles.row}>
        {selectionOf ? (
          <th {...tableRoles.head} scope="col" className={clsx(headCell, checkCell, keyHead)}>
            <Checkbox
              aria-label={messages.selectPage}
              checked={isAll}
              mixed={!isAll && selectionOf.getIsSomePageRowsSelected()}
              onChange={selectionOf.getToggleAllPageRowsSelectedHandler()}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            {...tableRoles.head}
            scope="col"
            className={clsx(headCell, columnClasses(column, 'head', selectionOf !== undefined))}
            style={{ width: column.width, minWidth: column.minWidth }}
          >
            {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}
