import { clsx } from 'clsx'
import type { JSX, MouseEventHandler } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../primitives/icon/icons.ts'
import type { DataTableSort } from './data-column.ts'
import { sortButton, sortButtonEnd, sortIcon } from './data-table.css.ts'

interface SortButtonProps {
  readonly label: string
  /** The order that holds, if it is this column's. */
  readonly direction: DataTableSort['direction'] | undefined
  readonly atEnd: boolean
  readonly onClick: MouseEventHandler<HTMLButtonElement>
}

/** A column's head that sorts; the order itself is said by the head's `aria-sort`. */
export function SortButton({ label, direction, atEnd, onClick }: SortButtonProps): JSX.Element {
  const arrow = direction === 'ascending' ? ArrowUpIcon : direction ? ArrowDownIcon : ChevronsUpDownIcon
  return (
    <button type="button" className={clsx(sortButton, atEnd && sortButtonEnd)} onClick={onClick}>
      <span>{label}</span>
      <Icon as={arrow} size="sm" className={sortIcon} />
    </button>
  )
}
