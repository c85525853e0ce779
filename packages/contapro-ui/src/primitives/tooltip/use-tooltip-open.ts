import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** How long the pointer rests before the tooltip shows, in ms. Source: specification, part 2, section 9. */
const DELAY_MS = 100
/** How long the pointer may take over the gap between a control and its tooltip, in ms. */
const GRACE_MS = 120

interface TooltipOpen {
  readonly isOpen: boolean
  readonly close: () => void
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: () => void
    readonly onClick: (event: MouseEvent) => void
  }
}

/** Of all tooltips one is open: another takes its place. */
let closeTheOther: (() => void) | undefined

/**
 * When a tooltip shows: the pointer rests on its control or on itself, or the focus came by a key. `onNear` hears of it
 * in good time.
 */
export function useTooltipOpen(onNear: () => void): TooltipOpen {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  const open = useCallback(() => {
    clearTimeout(timer.current)
    if (closeTheOther !== close) closeTheOther?.()
    closeTheOther = close
    setOpen(true)
  }, [close])
  useEffect(() => close, [close])
  useEscape(isOpen, close)
  const later = (run: () => void, delay: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  return {
    isOpen,
    close,
    handlers: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'touch') return
        onNear()
        later(open, DELAY_MS)
      },
      onPointerLeave: () => later(close, GRACE_MS),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) open()
      },
      onBlur: close,
      // A control that is off says why when it is pressed, which is all that a finger can do.
      onClick: (event) => {
        const isOff = (event.target as Element).closest('[aria-disabled=true]') !== null
        if (isOff) open()
        else close()
      },
    },
  }
}

/** Escape takes the tooltip away wherever the focus is, and nothing else: not the modal in which it stands. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen, close])
}
