import { type KeyboardEvent, type KeyboardEventHandler, useRef } from 'react'
import { focusStop, rowsOf, stopBelow, stopsOfRow } from './table-stops.ts'
import type { RowChoice } from './use-row-choice.ts'

/** What the keyboard does to the choice of rows. */
export type RowKeys = Pick<RowChoice<object>, 'toggle' | 'choose' | 'choosePage'>

/** Rows that Page Up and Page Down pass over. */
const PAGE_ROWS = 10

/**
 * Arrow keys between rows and between the controls of a row, Home and End to the ends of the row (with Control, of the
 * table), Page Up and Page Down; Space chooses a row, with Shift the rows since the last one, Shift and an arrow one row
 * after the other, Control and A the page. The table stays a table: Tab goes through its controls as everywhere, and a
 * screen reader keeps its own keys for tables.
 */
export function useTableKeys(rowKeys: RowKeys | undefined): KeyboardEventHandler<HTMLTableElement> {
  const anchor = useRef<number>(undefined)
  return (event) => {
    const place = placeOf(event)
    if (!place) return
    const isHandled = move(place, event) || choose(place, event, rowKeys, anchor)
    if (!event.shiftKey) anchor.current = undefined
    if (isHandled) event.preventDefault()
  }
}

interface Place {
  readonly stop: HTMLElement
  readonly row: HTMLTableRowElement
  readonly rows: readonly HTMLTableRowElement[]
}

/** Where the focus is, unless the key belongs to a field, to a menu opened from a cell, or to somebody else. */
function placeOf(event: KeyboardEvent<HTMLTableElement>): Place | undefined {
  const { target, currentTarget } = event
  if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return undefined
  if (!currentTarget.contains(target) || isTyping(target)) return undefined
  const row = target.closest('tr')
  return row ? { stop: target, row, rows: rowsOf(currentTarget) } : undefined
}

const isTyping = (target: HTMLElement): boolean =>
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select') || target.isContentEditable

function move({ stop, row, rows }: Place, event: KeyboardEvent): boolean {
  const withControl = event.ctrlKey || event.metaKey
  if (event.shiftKey) return false
  const stops = stopsOfRow(row)
  const index = rows.indexOf(row)
  const steps: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => stops[stops.indexOf(stop) + 1],
    ArrowLeft: () => stops[stops.indexOf(stop) - 1],
    ArrowDown: () => inRow(stop, rows[index + 1]),
    ArrowUp: () => inRow(stop, rows[index - 1]),
    PageDown: () => inRow(stop, rows[Math.min(index + PAGE_ROWS, rows.length - 1)]),
    PageUp: () => inRow(stop, rows[Math.max(index - PAGE_ROWS, 0)]),
    Home: () => (withControl ? inRow(stop, rows[0]) : stops[0]),
    End: () => (withControl ? inRow(stop, rows.at(-1)) : stops.at(-1)),
  }
  const step = steps[event.key]
  if (!step) return false
  focusStop(step())
  return true
}

const inRow = (stop: HTMLElement, row: HTMLTableRowElement | undefined): HTMLElement | undefined =>
  row && stopBelow(stop, row)

function choose(
  { stop, row, rows }: Place,
  event: KeyboardEvent,
  keys: RowKeys | undefined,
  anchor: { current: number | undefined },
): boolean {
  if (!keys) return false
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    keys.choosePage(true)
    return true
  }
  const records = rows.filter(({ parentElement }) => parentElement?.tagName === 'TBODY')
  const index = records.indexOf(row)
  if (index < 0) return false
  if (event.key === ' ' && (stop.matches('td') || (event.shiftKey && stop.matches('input')))) {
    keys.toggle(index, event.shiftKey)
    return true
  }
  const next = records[index + (STEPS[event.key] ?? 0)]
  if (!event.shiftKey || !next || next === row) return false
  anchor.current = extend(keys, { from: index, to: records.indexOf(next), anchor: anchor.current ?? index })
  focusStop(stopBelow(stop, next))
  return true
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Away from where the choosing began both rows are chosen; back towards it the row that is left is not any more. */
function extend(keys: RowKeys, { from, to, anchor }: { from: number; to: number; anchor: number }): number {
  if (Math.abs(to - anchor) > Math.abs(from - anchor)) keys.choose([from, to], true)
  else keys.choose([from], false)
  return anchor
}
