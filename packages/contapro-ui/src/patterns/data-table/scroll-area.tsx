import { clsx } from 'clsx'
import { type JSX, type ReactNode, useRef } from 'react'
import { scroll, scrolls } from './data-table.css.ts'
import { useScrollArea } from './use-scroll-area.ts'

interface ScrollAreaProps {
  /** Names the area where it can be reached by keyboard. */
  readonly label: string
  readonly maxHeight?: string
  readonly children: ReactNode
}

/** Where the rows are; it scrolls when they are wider or higher, and then the arrow keys can scroll it. */
export function ScrollArea({ label, maxHeight, children }: ScrollAreaProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null)
  const isScrollable = useScrollArea(ref)
  return (
    <div
      ref={ref}
      className={clsx(scroll, isScrollable && scrolls)}
      style={{ maxHeight }}
      {...(isScrollable ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  )
}
