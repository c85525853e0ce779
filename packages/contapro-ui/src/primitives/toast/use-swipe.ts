import { type PointerEvent, useRef, useState } from 'react'

interface Swipe {
  /** How far it was moved, in px to the right. */
  readonly offset: number
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
  }
}

/** Follows a finger to the right and calls back when it let go beyond the threshold (px). */
export function useSwipe(threshold: number, onSwiped: () => void): Swipe {
  const start = useRef<number>(undefined)
  const [offset, setOffset] = useState(0)
  const release = (isSwiped: boolean) => {
    start.current = undefined
    setOffset(0)
    if (isSwiped) onSwiped()
  }
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return
        start.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event) => {
        if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current))
      },
      onPointerUp: () => release(offset >= threshold),
      onPointerCancel: () => release(false),
    },
  }
}
