import { type RefObject, useEffect, useRef } from 'react'

interface Wanted {
  readonly index: number
  /** Which of the row's buttons, by its `data-action`; the last without. */
  readonly action: string | undefined
}

/**
 * Keeps the focus in a list whose rows change: after the next drawing it goes to a button of the row at an index, of the last
 * row when there are fewer, and to what is around the list when none is left.
 */
export function useFocusedRow(): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly focusRow: (index: number, action?: string) => void
} {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    const { index, action } = wanted.current ?? {}
    wanted.current = undefined
    if (index === undefined || !list.current) return
    const items = [...list.current.querySelectorAll('li')]
    const buttons = [...(items[Math.min(index, items.length - 1)]?.querySelectorAll('button') ?? [])]
    const button = action === undefined ? buttons.at(-1) : buttons.find((one) => one.dataset.action === action)
    ;(button ?? list.current).focus()
  })
  const focusRow = (index: number, action?: string): void => {
    wanted.current = { index, action }
  }
  return { list, focusRow }
}
