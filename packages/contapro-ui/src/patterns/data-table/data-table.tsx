import { clsx } from 'clsx'
import { type JSX, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.css.ts'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import type { DataColumn, DataTableSelection, DataTableState } from './data-column.ts'
import { body, box, refreshing, scroll, table as tableClass } from './data-table.css.ts'
import { TableHead } from './table-head.tsx'
import { tableRoles } from './table-roles.ts'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useDataTable } from './use-data-table.ts'
import { useIsScrollable } from './use-is-scrollable.ts'

export interface DataTableProps<Row extends object> {
  /** What the rows are, for screen readers. */
  readonly label: string
  /** Keep it at module scope or memoised. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly state?: DataTableState
  /** Another page or filter is on its way; the rows of before stay in sight. */
  readonly isRefreshing?: boolean
  /** There are no rows at all. */
  readonly empty: EmptyStateProps
  /** There are rows, but none that the filter or search lets through. */
  readonly noMatch?: EmptyStateProps
  /** A filter or search is on: without rows `noMatch` shows. */
  readonly isFiltered?: boolean
  readonly selection?: DataTableSelection<Row>
  /** Rows of the skeleton. */
  readonly skeletonRows?: number
  /** A CSS height beyond which the rows scroll under the head. */
  readonly maxHeight?: string
  readonly className?: string
}

/**
 * Rows of records with every state they can be in. It answers to its own width: columns leave by priority, under 720 px
 * each row becomes a ledger entry, and what is still too wide scrolls sideways under the key column.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const { label, columns, rows, rowId, selection, state = { status: 'ready' }, isRefreshing = false } = props
  const messages = useUiMessages()
  const scroller = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(scroller)
  const model = useDataTable({ columns, rows, rowId, selection })
  const isLoading = state.status === 'loading'
  const instead = insteadOfRows(props)
  return (
    <div className={clsx(box, isRefreshing && refreshing, props.className)}>
      <output className={visuallyHidden}>{isLoading || isRefreshing ? messages.loading : ''}</output>
      {state.status === 'error' ? <Failure {...state} /> : null}
      {instead ? <EmptyState announced {...instead} /> : null}
      {instead || state.status === 'error' ? null : (
        <div
          ref={scroller}
          className={scroll}
          style={{ maxHeight: props.maxHeight }}
          {...(isScrollable ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        >
          <table {...tableRoles.table} className={tableClass} aria-label={label} aria-busy={isLoading || isRefreshing}>
            <TableHead columns={columns} selectionOf={selection ? model : undefined} />
            <tbody {...tableRoles.group} className={body}>
              {isLoading ? (
                <TableSkeleton columns={columns} rows={props.skeletonRows ?? 8} hasSelection={Boolean(selection)} />
              ) : (
                model
                  .getRowModel()
                  .rows.map((row) => (
                    <TableRow
                      key={row.id}
                      row={row}
                      columns={columns}
                      isSelected={selection !== undefined && row.getIsSelected()}
                      checkLabel={selection ? messages.selectRow(selection.nameOf(row.original)) : undefined}
                    />
                  ))
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function insteadOfRows<Row extends object>(props: DataTableProps<Row>): EmptyStateProps | undefined {
  if ((props.state?.status ?? 'ready') !== 'ready' || props.rows.length > 0) return undefined
  return props.isFiltered && props.noMatch ? props.noMatch : props.empty
}

function Failure({ title, text, onRetry }: { title?: string; text?: string; onRetry?: () => void }): JSX.Element {
  const messages = useUiMessages()
  return (
    <div role="alert">
      <EmptyState
        icon="cloud-alert"
        title={title ?? messages.errorTitle}
        text={text ?? messages.errorText}
        action={
          onRetry ? (
            <Button icon="refresh-cw" onClick={onRetry}>
              {messages.retry}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
