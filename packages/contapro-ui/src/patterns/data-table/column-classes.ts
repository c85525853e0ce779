import { clsx } from 'clsx'
import type { DataColumn } from './data-column.ts'
import { emphases, end, keyAfterCheck, keyCell, keyHead, numeric, places, priorities } from './data-table.css.ts'

type Look = Omit<DataColumn<never>, 'cell'>

/** Classes that a column's head and cells share, and those of a cell alone. */
export function columnClasses(column: Look, part: 'head' | 'cell', hasSelection: boolean): string {
  return clsx(
    column.align === 'end' && end,
    column.priority && priorities[column.priority],
    column.isKey && keyCell,
    column.isKey && hasSelection && keyAfterCheck,
    column.isKey && part === 'head' && keyHead,
    part === 'cell' && column.numeric && numeric,
    part === 'cell' && column.emphasis && emphases[column.emphasis],
    part === 'cell' && places[column.entry ?? 'pair'],
  )
}
