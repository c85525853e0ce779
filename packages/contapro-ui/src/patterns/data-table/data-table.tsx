import { clsx } from 'clsx'
import { type JSX, useMemo } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { CloudAlertIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.css.ts'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { type StyledColumn, styleColumns } from './column-classes.ts'
import type { DataColumn, DataTableSelection, DataTableSort, DataTableState, DataTableView } from './data-column.ts'
import { body, box, densities, refreshing, table as tableClass } from './data-table.css.ts'
import { dataTableMessages } from './data-table.messages.ts'
import { ScrollArea } from './scroll-area.tsx'
import { TableHead } from './table-head.tsx'
import { tableRoles } from './table-roles.ts'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { defaultTableView, shownColumns } from './table-view.ts'
import { type RowChoice, useRowChoice } from './use-row-choice.ts'
import { useTableKeys } from './use-table-keys.ts'

/** Props of `DataTable`. */
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
  /** The order that the rows came in; the heads of sortable columns ask for another. */
  readonly sort?: DataTableSort
  readonly onSortChange?: (sort: DataTableSort | undefined) => void
  /** Columns left out and density, as a TableViewMenu changes them. */
  readonly view?: DataTableView
  /** Rows of the skeleton. */
  readonly skeletonRows?: number
  /** A CSS height beyond which the rows scroll under the head. */
  readonly maxHeight?: string
  /** A class of single rows, to tell them apart. */
  readonly rowClass?: (row: Row) => string | undefined
  readonly className?: string
}

/**
 * Rows of records with every state they can be in. It answers to its own width: columns leave by priority, under 720 px
 * each row becomes a ledger entry, and what is still too wide scrolls sideways under the key column.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const { state = { status: 'ready' }, isRefreshing = false, view = defaultTableView } = props
  const messages = useUiMessages()
  const isBusy = state.status === 'loading' || isRefreshing
  return (
    <div className={clsx(box, isRefreshing && refreshing, densities[view.density], props.className)}>
      <output className={visuallyHidden}>{isBusy ? messages.loading : ''}</output>
      {state.status === 'error' ? <Failure {...state} /> : <Content {...props} view={view} isBusy={isBusy} />}
    </div>
  )
}

interface ContentProps<Row extends object> extends DataTableProps<Row> {
  readonly view: DataTableView
  readonly isBusy: boolean
}

function Content<Row extends object>(props: ContentProps<Row>): JSX.Element {
  const { label, rows, rowId, selection, view, isBusy, maxHeight, sort, onSortChange } = props
  const instead = insteadOfRows(props)
  const hasSelection = selection !== undefined
  const columns = useMemo(
    () => styleColumns(shownColumns(props.columns, view), hasSelection),
    [props.columns, view, hasSelection],
  )
  const choice = useRowChoice({ rows, rowId, selection })
  const onKeyDown = useTableKeys(selection ? choice : undefined)
  if (instead) return <EmptyState announced {...instead} />
  return (
    <ScrollArea label={label} maxHeight={maxHeight}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its controls */}
      <table {...tableRoles.table} className={tableClass} aria-label={label} aria-busy={isBusy} onKeyDown={onKeyDown}>
        <TableHead columns={columns} choice={selection ? choice : undefined} sort={sort} onSortChange={onSortChange} />
        <tbody {...tableRoles.group} className={body}>
          {props.state?.status === 'loading' ? (
            <TableSkeleton columns={columns} rows={props.skeletonRows ?? 8} hasSelection={hasSelection} />
          ) : (
            <Rows choice={choice} columns={columns} selection={selection} rowClass={props.rowClass} />
          )}
        </tbody>
      </table>
    </ScrollArea>
  )
}

interface RowsProps<Row extends object> {
  readonly choice: RowChoice<Row>
  readonly columns: readonly StyledColumn<Row>[]
  readonly selection: DataTableSelection<Row> | undefined
  readonly rowClass: DataTableProps<Row>['rowClass']
}

function Rows<Row extends object>({ choice, columns, selection, rowClass }: RowsProps<Row>): JSX.Element[] {
  const texts = useTexts(dataTableMessages)
  return choice.rows.map(({ id, record, isSelected, canSelect }, index) => (
    <TableRow
      key={id}
      index={index}
      record={record}
      columns={columns}
      className={rowClass?.(record)}
      isSelected={isSelected}
      canSelect={canSelect}
      checkLabel={selection ? texts.selectRow(selection.nameOf(record)) : undefined}
      onCheck={choice.check}
    />
  ))
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
        icon={CloudAlertIcon}
        title={title ?? messages.errorTitle}
        text={text ?? messages.errorText}
        action={
          onRetry ? (
            <Button icon={RefreshCwIcon} onClick={onRetry}>
              {messages.retry}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
