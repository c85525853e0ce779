import { clsx } from 'clsx'
import { Children, type JSX, type ReactNode } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import {
  box,
  bulk,
  control,
  count as countClass,
  end as endClass,
  group,
  search as searchClass,
  sum as sumClass,
  toolbar,
} from './toolbar.css.ts'

export interface ToolbarProps {
  /** A SearchInput; in a narrow container it takes the first line. */
  readonly search?: ReactNode
  /** Filters. */
  readonly start?: ReactNode
  /** Page size, mass download. */
  readonly end?: ReactNode
}

/** What stands above a table: search, filters, and at the end page size and downloads. */
export function Toolbar({ search, start, end }: ToolbarProps): JSX.Element {
  return (
    <div className={box}>
      <div className={toolbar}>
        {search ? <div className={searchClass}>{search}</div> : null}
        <div className={group}>{Children.map(start, wrap)}</div>
        <div className={clsx(group, endClass)}>{Children.map(end, wrap)}</div>
      </div>
    </div>
  )
}

const wrap = (child: ReactNode): ReactNode =>
  child === null || child === undefined || typeof child === 'boolean' ? null : <div className={control}>{child}</div>

export interface BulkBarProps {
  /** "4 seleccionados". */
  readonly count: string
  /** The sum of what is chosen. */
  readonly sum?: ReactNode
  readonly clearLabel: string
  readonly onClear: () => void
  readonly children: ReactNode
}

/** Takes the toolbar's place while rows are chosen. */
export function BulkBar({ count, sum, clearLabel, onClear, children }: BulkBarProps): JSX.Element {
  return (
    <div className={box}>
      <div className={clsx(toolbar, bulk)}>
        <IconButton icon="x" label={clearLabel} onClick={onClear} />
        <strong className={countClass} aria-live="polite">
          {count}
        </strong>
        {sum ? <span className={sumClass}>{sum}</span> : null}
        <div className={clsx(group, endClass)}>{Children.map(children, wrap)}</div>
      </div>
    </div>
  )
}
