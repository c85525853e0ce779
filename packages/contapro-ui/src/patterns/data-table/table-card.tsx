import type { JSX, ReactNode } from 'react'
import { Card } from '../../primitives/card/card.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { listPageSizes, PageSizeSelect } from '../page-size-select/page-size-select.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Toolbar } from './toolbar.tsx'

/** Which rows of a list a table shows, and the way to others. */
export interface TablePaging {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly sizes?: readonly number[]
  readonly totalItems: number
  readonly onChange: (paging: { readonly page: number; readonly size: number }) => void
}

/** Props of `TableCard`. */
export interface TableCardProps<Row extends object> extends DataTableProps<Row> {
  /** Above the table: a title, filters. */
  readonly tools?: ReactNode
  readonly paging: TablePaging
  /** A mass download, after the page size. */
  readonly download?: ReactNode
  /** A BulkBar while rows are chosen. */
  readonly bulk?: ReactNode
  /** Said when the rows have come. */
  readonly announcement: string
}

/** A paged list in its card: tools and page size above the table, the pages below. Another size starts at page 1. */
export function TableCard<Row extends object>(props: TableCardProps<Row>): JSX.Element {
  const { tools, paging, download, bulk, announcement, ...table } = props
  const { page, size, sizes = listPageSizes, totalItems, onChange } = paging
  return (
    <Card aria-label={table.label}>
      <Toolbar
        start={tools}
        end={[
          <PageSizeSelect
            key="size"
            value={size}
            sizes={sizes}
            totalItems={totalItems}
            onChange={(next) => onChange({ page: 1, size: next })}
          />,
          download,
        ]}
        bulk={bulk}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <DataTable {...table} />
      <Pagination
        label={table.label}
        page={page}
        pageSize={size}
        totalItems={totalItems}
        onPageChange={(next) => onChange({ page: next, size })}
      />
    </Card>
  )
}
