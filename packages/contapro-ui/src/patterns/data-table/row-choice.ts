/** A row of the page, and how it stands. */
export interface PageRow<Row> {
  readonly id: string
  readonly record: Row
  readonly canSelect: boolean
  readonly isSelected: boolean
}

/** How many of the rows that can be chosen are; `empty` where none can be. */
export type PageChoice = 'empty' | 'none' | 'some' | 'all'

/** How much of a page is chosen, of what can be. */
export function pageChoiceOf<Row>(rows: readonly PageRow<Row>[]): PageChoice {
  const selectable = rows.filter(({ canSelect }) => canSelect)
  if (selectable.length === 0) return 'empty'
  const selected = selectable.filter(({ isSelected }) => isSelected)
  if (selected.length === 0) return 'none'
  return selected.length === selectable.length ? 'all' : 'some'
}

/** The rows from one to another, in whichever order; without the first the second alone. */
export function rowsBetween<Row>(
  rows: readonly PageRow<Row>[],
  from: string | undefined,
  to: number,
): readonly PageRow<Row>[] {
  const start = rows.findIndex(({ id }) => id === from)
  if (start < 0) return rows.slice(to, to + 1)
  return rows.slice(Math.min(start, to), Math.max(start, to) + 1)
}

/** The chosen ids once these rows are chosen or not; those of other pages stay, and what cannot be chosen stays as it is. */
export function idsAfter<Row>(
  ids: readonly string[],
  changed: readonly PageRow<Row>[],
  isChosen: boolean,
): readonly string[] {
  const next = new Set(ids)
  for (const { id, canSelect } of changed) {
    if (!canSelect) continue
    if (isChosen) next.add(id)
    else next.delete(id)
  }
  return [...next]
}
