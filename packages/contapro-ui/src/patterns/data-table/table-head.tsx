import { clsx } from 'clsx'
import type { JSX } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import type { StyledColumn } from './column-classes.ts'
import type { DataTableSort } from './data-column.ts'
import { checkCell, checkText, head, headCell, headRow, headWithCheck, keyHead } from './data-table.css.ts'
import { dataTableMessages } from './data-table.messages.ts'
import type { PageChoice } from './row-choice.ts'
import { SortButton } from './sort-button.tsx'
import { tableRoles } from './table-roles.ts'
import { nextSort } from './table-view.ts'
import type { RowChoice } from './use-row-choice.ts'

interface TableHeadProps<Data extends object> {
  readonly columns: readonly StyledColumn<Data>[]
  /** For the checkbox of the whole page; without it there is none. */
  readonly choice?: RowChoice<Data>
  readonly sort?: DataTableSort
  readonly onSortChange?: (sort: DataTableSort | undefined) => void
}

/** The names of the columns, which sort where the server can, and the checkbox that chooses the page. */
export function TableHead<Data extends object>(props: TableHeadProps<Data>): JSX.Element {
  const { columns, choice, sort, onSortChange } = props
  return (
    <thead {...tableRoles.group} className={clsx(head, choice && headWithCheck)}>
      <tr {...tableRoles.row} className={headRow}>
        {choice ? <PageCheck page={choice.page} onChange={choice.choosePage} /> : null}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          const isSortable = column.sortable === true && onSortChange !== undefined
          return (
            <th
              key={column.id}
              {...tableRoles.head}
              scope="col"
              className={column.headClass}
              style={{ width: column.width, minWidth: column.minWidth }}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              data-key={column.isKey}
            >
              {isSortable ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  atEnd={column.align === 'end'}
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                />
              ) : column.headerHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface PageCheckProps {
  readonly page: PageChoice
  readonly onChange: (isChosen: boolean) => void
}

/** Checked, mixed or not; of a page without rows to choose it cannot be pressed. Over ledger entries it stands in a line of its own, with its words. */
function PageCheck({ page, onChange }: PageCheckProps): JSX.Element {
  const texts = useTexts(dataTableMessages)
  return (
    <th {...tableRoles.head} scope="col" className={clsx(headCell, checkCell, keyHead)}>
      <Checkbox
        aria-label={texts.selectPage}
        checked={page === 'all'}
        mixed={page === 'some'}
        disabled={page === 'empty'}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden className={checkText}>
        {texts.selectPage}
      </span>
    </th>
  )
}
