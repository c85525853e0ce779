import { clsx } from 'clsx'
import { Children, type JSX, type ReactNode } from 'react'
import { box, control, end as endClass, group, replaced, search as searchClass, stack, toolbar } from './toolbar.css.ts'

/** Props of `Toolbar`. */
export interface ToolbarProps {
  /** A SearchInput; in a narrow container it takes the first line. */
  readonly search?: ReactNode
  /** Filters. */
  readonly start?: ReactNode
  /** Page size, view, mass download. */
  readonly end?: ReactNode
  /** A BulkBar while rows are chosen: it covers the tools, whose place stays, so that no row moves. */
  readonly bulk?: ReactNode
}

/** What stands above a table: search, filters, and at the end page size, view and downloads. */
export function Toolbar({ search, start, end, bulk }: ToolbarProps): JSX.Element {
  return (
    <div className={box}>
      <div className={stack}>
        <div className={clsx(toolbar, bulk && replaced)}>
          {search ? <div className={searchClass}>{search}</div> : null}
          <div className={group}>{Children.map(start, inControl)}</div>
          <div className={clsx(group, endClass)}>{Children.map(end, inControl)}</div>
        </div>
        {bulk}
      </div>
    </div>
  )
}

/** In a narrow container each control takes its share of the line. */
function inControl(child: ReactNode): ReactNode {
  const isNothing = child === null || child === undefined || typeof child === 'boolean'
  return isNothing ? null : <div className={control}>{child}</div>
}
