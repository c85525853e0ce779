import { useMemo, useRef } from 'react'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import type { DataTableSelection } from './data-column.ts'
import { idsAfter, type PageChoice, type PageRow, pageChoiceOf, rowsBetween } from './row-choice.ts'

export interface RowChoiceOptions<Row> {
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly selection?: DataTableSelection<Row>
}

/** The rows of a page, which of them are chosen, and how to change that. Rows by their place on the page. */
export interface RowChoice<Row> {
  readonly rows: readonly PageRow<Row>[]
  readonly page: PageChoice
  /** A row, or all from the last one to it. It stays the same function, so that a row is not rendered for another's sake. */
  readonly check: (index: number, isChosen: boolean, toRange: boolean) => void
  /** A row the other way round, or all from the last one to it chosen. */
  readonly toggle: (index: number, toRange: boolean) => void
  readonly choose: (indexes: readonly number[], isChosen: boolean) => void
  readonly choosePage: (isChosen: boolean) => void
}

/** Choosing among the rows of one page: the server sorts, filters and pages, so that nothing else is left to a model. */
export function useRowChoice<Row extends object>({ rows, rowId, selection }: RowChoiceOptions<Row>): RowChoice<Row> {
  const last = useRef<string>(undefined)
  const ids = selection?.selectedIds
  const chosen = useMemo(() => new Set(ids), [ids])
  const pageRows = rows.map((record) => {
    const id = rowId(record)
    return { id, record, canSelect: selection?.canSelect?.(record) ?? true, isSelected: chosen.has(id) }
  })
  const change = (changed: readonly PageRow<Row>[], isChosen: boolean): void =>
    selection?.onChange(idsAfter(selection.selectedIds, changed, isChosen))
  const check = useLatest((index: number, isChosen: boolean, toRange: boolean) => {
    change(rowsBetween(pageRows, toRange ? last.current : undefined, index), isChosen)
    last.current = pageRows[index]?.id
  })
  return {
    rows: pageRows,
    page: pageChoiceOf(pageRows),
    check,
    toggle: (index, toRange) => check(index, toRange || !pageRows[index]?.isSelected, toRange),
    choose: (indexes, isChosen) =>
      change(
        pageRows.filter((_, index) => indexes.includes(index)),
        isChosen,
      ),
    choosePage: (isChosen) => change(pageRows, isChosen),
  }
}
