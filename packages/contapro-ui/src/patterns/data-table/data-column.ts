import type { ReactNode } from 'react'

/**
 * Where a cell stands in the ledger entry that a row becomes under 720 px: supplier and amount on top, series and date
 * below, then the item, label–value pairs, status and actions; `action` is a single one that always stands beside the
 * status, `buttons` take a line. `hidden` leaves it out. The text of `main` has 160 px at least, in rows too.
 */
export type EntryPlace =
  | 'main'
  | 'amount'
  | 'left'
  | 'right'
  | 'wide'
  | 'pair'
  | 'status'
  | 'actions'
  | 'action'
  | 'buttons'
  | 'hidden'

/** One column: what stands in its head and in each cell, and how it behaves when the table is narrow. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** The head is for screen readers only. */
  readonly headerHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** Tabular figures on one line: amounts, dates, series. */
  readonly numeric?: boolean
  /** `no` for names of taxpayers: a translator of the browser leaves them alone, as it does figures. */
  readonly translate?: 'no'
  /** `strong` for identifiers, `soft` for what steps back. */
  readonly emphasis?: 'strong' | 'soft'
  /** `p2` leaves under 960 px of the table's container, `p3` under 800; `p1` too, and under 1200 while columns of `p2` are there. */
  readonly priority?: 'p1' | 'p2' | 'p3'
  /** Without one a label–value pair. */
  readonly entry?: EntryPlace
  /** A CSS width of the column. */
  readonly width?: string
  /** The least CSS width; a table that needs more than there is scrolls sideways. */
  readonly minWidth?: string
  /** Stays in view when the table scrolls sideways, and cannot be hidden. */
  readonly isKey?: boolean
  /** The server can put the rows in its order: the head is a button. */
  readonly sortable?: boolean
  /** False: the column is always there. */
  readonly canHide?: boolean
}

/** The order that the server was asked for. */
export interface DataTableSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** How a person wants to see a table; whoever renders it remembers it. */
export interface DataTableView {
  /** Ids of the columns that are left out. */
  readonly hiddenColumns: readonly string[]
  /** How close the rows stand; `regular` is the theme's own rhythm. */
  readonly density: 'compact' | 'regular' | 'comfortable'
}

/** What the table shows in place of rows, or that it has them. */
export type DataTableState =
  | { readonly status: 'ready' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly title?: string; readonly text?: string; readonly onRetry?: () => void }

/** Choosing rows. */
export interface DataTableSelection<Row> {
  /** Ids of the chosen rows, of other pages too. */
  readonly selectedIds: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  /** Names a row for screen readers: its series and number. */
  readonly nameOf: (row: Row) => string
  readonly canSelect?: (row: Row) => boolean
}
