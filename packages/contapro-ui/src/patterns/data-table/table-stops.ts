const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** The rows that can be gone to: the head where it shows, and every record. */
export function rowsOf(table: HTMLTableElement): readonly HTMLTableRowElement[] {
  return [...table.rows].filter((row) => isShown(row) && row.ariaHidden !== 'true')
}

/** Where the keyboard stops in a cell: at each control, or at the cell itself when it holds none. */
function stopsOfCell(cell: HTMLTableCellElement): readonly HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown)
  return controls.length > 0 ? controls : [cell]
}

/** Every stop of a row, in order. */
export function stopsOfRow(row: HTMLTableRowElement): readonly HTMLElement[] {
  return [...row.cells].filter(isShown).flatMap(stopsOfCell)
}

/** The stop of another row that stands in the same column, or the nearest one to it. */
export function stopBelow(stop: HTMLElement, row: HTMLTableRowElement): HTMLElement | undefined {
  const cell = stop.closest<HTMLTableCellElement>('td, th')
  if (!cell) return undefined
  const place = stopsOfCell(cell).indexOf(stop)
  const target = row.cells[cell.cellIndex]
  const stops = target && isShown(target) ? stopsOfCell(target) : stopsOfRow(row)
  return stops[Math.min(place, stops.length - 1)] ?? stops[0]
}

/** Gives the focus to a stop; a cell takes it without becoming a stop of the Tab key. */
export function focusStop(stop: HTMLElement | undefined): void {
  if (stop instanceof HTMLTableCellElement) stop.tabIndex = -1
  stop?.focus()
}
